package org.example.library;

import javax.validation.Valid;
import javax.ws.rs.Consumes;
import javax.ws.rs.GET;
import javax.ws.rs.PUT;
import javax.ws.rs.Path;
import javax.ws.rs.PathParam;
import javax.ws.rs.Produces;
import javax.ws.rs.core.MediaType;

/** A member. Only for callers who say who they are. */
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
        return member;
    }

    @PUT
    public Member update(@Valid Member member) {
        member.id = id;
        return member;
    }
}
