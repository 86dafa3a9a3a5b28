-- What the coach says of finished games, and what it is asked to look at. While somebody works at it, it is theirs
-- until `lease`.
create table analyses (
  table_id text primary key,
  number integer not null,
  person text not null,
  asked bigint not null,
  state text not null,
  worker text not null,
  lease bigint not null,
  done integer not null,
  total integer not null,
  body text not null
);
create index analyses_by_state on analyses (state, asked);
create index analyses_by_person on analyses (person, lease);
