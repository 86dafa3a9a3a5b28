-- Written by every check of whether the store works.
create table health (
  id integer primary key,
  at bigint not null
);
