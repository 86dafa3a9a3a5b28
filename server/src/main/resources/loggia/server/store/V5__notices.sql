-- Whom tables of several people wait for: written and deleted with the decision that makes it so. What people are to be
-- told follows from it.
create table waits (
  table_id text not null,
  person text not null,
  since bigint not null,
  deadline bigint not null,
  reminded integer not null default 0,
  hooked integer not null default 0,
  primary key (table_id, person)
);
create index waits_by_person on waits (person, since);

insert into waits (table_id, person, since, deadline)
  select t.id, m.person, t.updated, t.deadline from tables t join members m on m.table_id = t.id
  where t.status = 'running' and (t.awaited & m.seats) <> 0
  and (select count(*) from members o where o.table_id = t.id and o.seats <> 0) > 1;

-- How somebody wants to be told, and what they were told. While a node sends to them, they are its until `lease`.
create table contacts (
  person text primary key,
  address text not null,
  unconfirmed text not null,
  lang text not null,
  turns integer not null,
  digest integer not null,
  remind bigint not null,
  quiet_from integer not null,
  quiet_to integer not null,
  zone text not null,
  mailed bigint not null,
  digested bigint not null,
  failures integer not null,
  retry bigint not null,
  worker text not null,
  lease bigint not null
);
