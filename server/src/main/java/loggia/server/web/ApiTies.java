package loggia.server.web;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.contract.About;
import loggia.server.contract.Longest;
import loggia.server.store.Person;
import loggia.server.store.Store;
import loggia.server.store.TieStore;
import loggia.server.store.TieStore.Tie;
import loggia.server.table.Snapshot;
import loggia.server.table.Status;
import loggia.server.table.StoredTable;
import loggia.server.table.Tables;

/// Friends to invite, and people to be left in peace by.
public final class ApiTies implements HttpServer.Resource {
  private static final int MOST_INVITED = 50;
  private static final int INVITED_HOURLY = 120;

  record KnownPerson(
      String id,
      String name,
      boolean guest,
      @About("one click invites them") boolean friend,
      @About("what they say is not shown to me") boolean muted,
      @About("cannot join my tables, cannot invite me, and is not heard") boolean blocked) {
    static KnownPerson of(Person other, Set<Tie> ties) {
      return new KnownPerson(
          other.id(),
          other.name(),
          !other.hasAccount(),
          ties.contains(Tie.FRIEND),
          ties.contains(Tie.MUTED),
          ties.contains(Tie.BLOCKED));
    }
  }

  /// Whatever is left out stays as it is.
  record TieWish(Optional<Boolean> friend, Optional<Boolean> muted, Optional<Boolean> blocked) {}

  record Invited(@About("an id or an account's name") @Longest(100) String person) {}

  record InvitedTo(ApiModel.Table table, @About("what opens the table") String invite, String by) {}

  private final Tables tables;
  private final Store store;
  private final LiveChannel live;

  public ApiTies(Tables tables, LiveChannel live) {
    this.tables = tables;
    this.store = tables.store();
    this.live = live;
  }

  @Override
  public List<Route> routes(HttpServer http) {
    return List.of(
        Route.get("/api/me/people", "My friends, and whom I have muted or blocked")
            .answersMany(KnownPerson.class, request -> known(request.person())),
        Route.put("/api/people/{who}/tie", "Makes somebody a friend, mutes or blocks them")
            .takes(TieWish.class)
            .answers(KnownPerson.class, this::tie),
        Route.get("/api/me/invitations", "Tables that I am asked to sit down at")
            .answersMany(InvitedTo.class, this::invitations),
        Route.post("/api/tables/{id}/invitations", "Asks somebody to sit down here")
            .with(Query.INVITE)
            .takes(Invited.class)
            .answers(ApiModel.Done.class, (request, sent) -> invite(http, request, sent)),
        Route.post("/api/tables/{id}/decline", "Takes an invitation of mine off my list")
            .takes(ApiSeats.Nothing.class)
            .answers(ApiModel.Done.class, this::decline));
  }

  List<KnownPerson> known(Person me) {
    return store.ties(me.id()).stream()
        .map(tied -> KnownPerson.of(tied.other(), tied.ties()))
        .toList();
  }

  private KnownPerson tie(Request request, TieWish wish) {
    Person me = request.person();
    Person other = ApiPeople.somebody(store, request.path("who"));
    if (other.id().equals(me.id())) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotYourself());
    }
    tie(me, other, Tie.FRIEND, wish.friend());
    tie(me, other, Tie.MUTED, wish.muted());
    tie(me, other, Tie.BLOCKED, wish.blocked());
    return KnownPerson.of(other, store.ties(me.id(), other.id()));
  }

  private void tie(Person me, Person other, Tie tie, Optional<Boolean> on) {
    on.ifPresent(is -> store.tie(me.id(), other.id(), tie, is, tables.time()));
  }

  /// Whoever is blocked is not told so: nothing happens.
  private ApiModel.Done invite(HttpServer http, Request request, Invited sent) {
    Person me = request.person();
    Snapshot snapshot = Access.entered(tables, request).now();
    Access.member(snapshot, me.id());
    if (snapshot.status() != Status.WAITING) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotWaiting());
    }
    http.limits().takeHourly("invite", me.id(), INVITED_HOURLY);
    Person other = ApiPeople.somebody(store, sent.person());
    if (store.invited(snapshot.id()) >= MOST_INVITED) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.TooManyInvited(MOST_INVITED));
    }
    if (!snapshot.details().isMember(other.id()) && !store.blocks(other.id(), me.id())) {
      store.invite(new TieStore.Invitation(snapshot.id(), other.id(), me.id(), tables.time()));
    }
    return new ApiModel.Done();
  }

  private List<InvitedTo> invitations(Request request) {
    Person me = request.person();
    return store.invitations(me.id()).stream()
        .filter(invitation -> !store.blocks(me.id(), invitation.inviter()))
        .flatMap(invitation -> shown(invitation, request).stream())
        .toList();
  }

  private Optional<InvitedTo> shown(TieStore.Invitation invitation, Request request) {
    return store
        .table(invitation.table())
        .map(
            row ->
                new InvitedTo(
                    TablePresenter.listed(
                        row, StoredTable.readable(row), request, live, tables.time()),
                    StoredTable.details(row).invite(),
                    store.person(invitation.inviter()).map(Person::name).orElse("")));
  }

  private ApiModel.Done decline(Request request, ApiSeats.Nothing nothing) {
    store.uninvite(request.path("id"), request.person().id());
    return new ApiModel.Done();
  }
}
