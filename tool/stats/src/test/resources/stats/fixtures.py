"""Makes signed-rank.csv and hodges-lehmann.csv beside this file, with software that shares no code with ours.

    pip install scipy==1.17.1 && python fixtures.py

Signed rank: scipy's exact permutation test over all sign flips, of the sum of Pratt midranks of the positive differences
(scipy.stats.rankdata), so that ties and zeros are exact too; without either, scipy.stats.wilcoxon(method='exact') must
agree. Hodges-Lehmann: the point at which the signed-rank statistic without ties crosses
its expectation, found by bisection with scipy.stats.wilcoxon, not by listing Walsh averages.
"""
import csv, os, random
import numpy as np
from scipy import stats

random.seed(20150401)
here = os.path.dirname(os.path.abspath(__file__))


def p_value(values, mu, alternative):
    d = np.array(values) - mu
    ranks = stats.rankdata(np.abs(d))
    keep = d != 0
    if keep.sum() < 2:
        return None     # scipy does not take fewer; those are tested by hand
    signed = np.where(keep, np.sign(d) * ranks, 0)[keep]

    def statistic(x, axis):
        return np.where(x > 0, x, 0).sum(axis=axis)

    p = stats.permutation_test((signed,), statistic, permutation_type='samples', vectorized=True,
                               n_resamples=np.inf, alternative=alternative).pvalue
    if keep.all() and len(set(np.abs(d))) == len(d):
        exact = stats.wilcoxon(d, alternative=alternative, method='exact').pvalue
        assert abs(p - exact) < 1e-12, (p, exact)
    return p


def write(name, header, rows):
    with open(os.path.join(here, name), 'w', newline='') as f:
        w = csv.writer(f, lineterminator='\n')
        w.writerow(header)
        w.writerows(rows)


samples = [[random.gauss(-0.01, 0.02) for _ in range(n)] for n in (2, 3, 5, 6, 8, 10, 12, 14, 16)]
samples += [[round(random.gauss(0.3, 2)) for _ in range(n)] for n in (4, 6, 9, 12, 15)]            # ties and zeros
samples += [[0, 0, 1, -1, 2, 2, 3], [0, 0, 0], [1, 1, 1, 1, 1, 1], [-2, -2, 0, 2, 5, 5, 5, -1]]
rows = []
for s in samples:
    for mu in (0, -0.05129329438755058, 1):
        for alternative in ('greater', 'less'):
            p = p_value(s, mu, alternative)
            if p is not None:
                rows.append([' '.join(repr(float(v)) for v in s), repr(mu), alternative, repr(float(p))])
write('signed-rank.csv', ['values', 'mu', 'alternative', 'p'], rows)

[random.random() for _ in range(36)]    # what follows stays as it was when these were used
rows = []
for n in (1, 2, 3, 6, 7, 16, 22):
    s = [random.gauss(-0.03, 0.02) for _ in range(n)]
    half = n * (n + 1) / 4

    def positive(mu):
        d = np.array(s) - mu
        return stats.rankdata(np.abs(d))[d > 0].sum()

    def crossing(above):
        low, high = min(s) - 1, max(s) + 1
        for _ in range(200):
            middle = (low + high) / 2
            if (positive(middle) > half) if above else (positive(middle) >= half):
                low = middle
            else:
                high = middle
        return (low + high) / 2

    rows.append([' '.join(map(repr, s)), repr(float((crossing(True) + crossing(False)) / 2))])
write('hodges-lehmann.csv', ['values', 'estimate'], rows)
