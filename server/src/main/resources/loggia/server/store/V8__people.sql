-- Whether everybody may see how somebody plays, or nobody.
alter table people add column shared integer not null default 1;

-- How finished games ended for whom, as a replay would say it; `told`: from when on everybody may know. `rating` is the
-- one after the game, 0 where it counted for none. `share` and `adjusted` are the coach's, once it has looked.
create table results (
  table_id text not null,
  person text not null,
  seat integer not null,
  game text not null,
  at bigint not null,
  told bigint not null,
  seats integer not null,
  people integer not null,
  place integer not null,
  score integer not null,
  won integer not null,
  role text not null,
  rating integer not null,
  share double precision,
  adjusted double precision,
  primary key (table_id, person)
);
create index results_by_person on results (person, at);
