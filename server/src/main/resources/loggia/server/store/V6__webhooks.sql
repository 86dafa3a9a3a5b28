-- Addresses of the web that are called when somebody is waited for: a person's for all their turns, a table's for all of
-- its. While a node calls one, it is that node's until `lease`.
create table hooks (
  id text primary key,
  person text not null,
  table_id text not null,
  kind text not null,
  url text not null,
  lang text not null,
  failing bigint not null,
  failures integer not null,
  retry bigint not null,
  error text not null,
  worker text not null,
  lease bigint not null
);

-- Of which waits each was told.
create table hooked (
  hook text not null,
  table_id text not null,
  person text not null,
  since bigint not null,
  primary key (hook, table_id, person)
);

alter table waits drop column hooked;
