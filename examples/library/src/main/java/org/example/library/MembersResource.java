package org.example.library;

import java.util.List;
import javax.validation.Valid;
import javax.ws.rs.Consumes;
import javax.ws.rs.DELETE;
import javax.ws.rs.GET;
import javax.ws.rs.POST;
import javax.ws.rs.PUT;
import javax.ws.rs.Path;
import javax.ws.rs.PathParam;
import javax.ws.rs.Produces;
import javax.ws.rs.core.MediaType;
import javax.ws.rs.core.Response;

/** A member and her loans. Only for callers who say who they are. */
@Path("members/{id}")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class MembersResource {

    @PathParam("id")
    private int id;

    @GET
    public Member get() {
        Member member = new Member();
        member.id = id;
        member.name = "Member " + id;
        member.city = "Lisbon";
        return member;
    }

    @PUT
    public Member update(@Valid Member member) {
        member.id = id;
        return member;
    }

    @GET
    @Path("loans")
    public List<Loan> loans() {
        return List.of(Catalog.loan(1), Catalog.loan(2));
    }

    @POST
    @Path("loans")
    public Response borrow(@Valid Loan loan) {
        loan.number = 3;
        loan.due = "2026-12-31";
        return Response.status(Response.Status.CREATED).entity(loan).build();
    }

    @PUT
    @Path("loans/{number}")
    public Loan renew(@PathParam("number") int number) {
        return Catalog.loan(number);
    }

    @DELETE
    @Path("loans/{number}")
    public Response giveBack(@PathParam("number") int number) {
        return Response.noContent().build();
    }
}
