create table people (
  id text primary key,
  name text not null,
  account text unique,
  password text,
  epoch integer not null,
  created bigint not null
);

create table tables (
  id text primary key,
  game text not null,
  status text not null,
  visible integer not null,
  study integer not null,
  words text not null,
  created bigint not null,
  updated bigint not null,
  number integer not null,
  round integer not null,
  awaited integer not null,
  drive integer not null,
  deadline bigint not null,
  ending text not null,
  version integer not null,
  body text not null
);
create index tables_by_status on tables (status, visible, updated);
create index tables_to_drive on tables (status, drive, deadline);

create table members (
  table_id text not null,
  person text not null,
  seats integer not null,
  primary key (table_id, person)
);
create index members_by_person on members (person);

create table decisions (
  table_id text not null,
  number integer not null,
  seat integer not null,
  move text not null,
  client_key text not null,
  at bigint not null,
  primary key (table_id, number)
);

create table chat (
  table_id text not null,
  number integer not null,
  person text not null,
  name text not null,
  text text not null,
  at bigint not null,
  primary key (table_id, number)
);

create table ratings (
  person text not null,
  game text not null,
  rating integer not null,
  games integer not null,
  primary key (person, game)
);
