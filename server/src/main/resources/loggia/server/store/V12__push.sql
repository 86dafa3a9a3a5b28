-- A browser that is told by its push service is an address of the web too: what is sent there is encrypted with its keys.
alter table hooks add column keys text not null default '';
