import org.jspecify.annotations.NullMarked;

/// Tables, seats, live updates and storage.
@NullMarked
module loggia.server {
  requires static org.jspecify;
  requires static org.checkerframework.checker.qual;
  requires transitive loggia.kernel;
  requires loggia.bots;
  requires io.javalin;
  requires tools.jackson.databind;
  requires java.sql;
  requires com.zaxxer.hikari;
  requires org.jdbi.v3.core;
  requires flyway.core;
  requires org.xerial.sqlitejdbc;
  requires org.postgresql.jdbc;
  requires org.slf4j;
  requires com.fasterxml.jackson.annotation;
  requires org.bouncycastle.provider;
  requires jakarta.mail;
  requires com.zerodeplibs.webpush;
  requires org.eclipse.jetty.ee10.servlet;
  requires org.eclipse.jetty.server;
  requires org.eclipse.jetty.session;
  requires org.eclipse.jetty.util;
  requires org.eclipse.jetty.websocket.core.common;
  requires org.eclipse.jetty.websocket.core.server;

  exports loggia.server;
  exports loggia.server.common;
  exports loggia.server.notice;
  exports loggia.server.store;
  exports loggia.server.table;

  opens loggia.server.web to
      loggia.bots,
      tools.jackson.databind;
}
