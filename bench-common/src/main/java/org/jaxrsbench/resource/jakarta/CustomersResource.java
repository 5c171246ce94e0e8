package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import java.util.List;
import org.jaxrsbench.resource.CallLog;
import org.jaxrsbench.resource.Customer;

/** Customers and what they keep with the airline; their bookings have a resource of their own. */
@Path("customers")
@Produces("application/json")
@Consumes("application/json")
public class CustomersResource {

    @POST
    public Customer create(Customer customer) {
        return customer;
    }

    @GET
    @Path("{customer}")
    public Customer read(@PathParam("customer") String customer) {
        CallLog.called(CallLog.GET);
        return Customer.of(customer);
    }

    /** Answers what was sent, under the name that the path has. */
    @PUT
    @Path("{customer}")
    public Customer update(@PathParam("customer") String customer, Customer changed) {
        CallLog.called(CallLog.PUT);
        return new Customer(customer, changed.first(), changed.last(), changed.miles());
    }

    @DELETE
    @Path("{customer}")
    public void delete(@PathParam("customer") String customer) {
        CallLog.remove(customer);
    }

    @GET
    @Path("{customer}/miles")
    @Produces("text/plain")
    public String miles(@PathParam("customer") String customer) {
        return customer;
    }

    @GET
    @Path("{customer}/cards")
    public List<Customer> cards(@PathParam("customer") String customer) {
        return List.of(Customer.of(customer));
    }

    @POST
    @Path("{customer}/cards")
    public Customer addCard(@PathParam("customer") String customer, Customer card) {
        return card;
    }

    @DELETE
    @Path("{customer}/cards/{card}")
    public void deleteCard(@PathParam("customer") String customer, @PathParam("card") String card) {
        CallLog.remove(card);
    }
}
