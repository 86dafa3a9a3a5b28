-- What the lobby's search finds tables by: the words of each, and the list of the lobby that shows it, empty where none
-- does. Words are compared byte by byte, so that all with the same beginning lie beside each other.
create table words (
  table_id text not null,
  word text ${bytewise} not null,
  game text not null,
  shown text not null,
  primary key (table_id, word)
);
create index words_by_list on words (shown, word, game, table_id);
