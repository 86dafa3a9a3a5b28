-- What the names of accounts look like: nobody else may have a name that looks so.
create table likenesses (
  likeness text primary key,
  person text not null
);
create index likenesses_by_person on likenesses (person);

-- Sessions that were logged out of.
create table revoked (
  session text primary key,
  at bigint not null
);

-- Whether who said it had an account then; of older lines that is not known.
alter table chat add column account integer not null default 0;
