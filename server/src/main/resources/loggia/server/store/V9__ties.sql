-- What somebody has to do with others: they are a friend, muted or blocked.
create table ties (
  person text not null,
  other text not null,
  kind text not null,
  at bigint not null,
  primary key (person, other, kind)
);
create index ties_by_other on ties (other);

-- Who is asked to sit down at which table, and by whom.
create table invitations (
  table_id text not null,
  person text not null,
  inviter text not null,
  at bigint not null,
  primary key (table_id, person)
);
create index invitations_by_person on invitations (person);
create index invitations_by_inviter on invitations (inviter);
