-- When people are away: at tables with days for each decision their clock stands still.
create table vacations (
  person text not null,
  begun bigint not null,
  ended bigint not null,
  primary key (person, begun)
);
