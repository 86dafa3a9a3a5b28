-- Who is connected to which table at which of several nodes; a node's word holds until its lease ends.
create table presences (
  node text not null,
  table_id text not null,
  person text not null,
  primary key (node, table_id, person)
);

create table nodes (
  node text primary key,
  lease bigint not null
);
