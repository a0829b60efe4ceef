#!/bin/sh
# Creates the database, and its owner with no rights beyond it. app_member is the role that row-level security holds back.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$HAULAGE_PASSWORD" --username="${POSTGRES_USER:-postgres}" --dbname=postgres <<'SQL'
create role app_member nologin;
create role haulage login password :'password';
grant app_member to haulage;
create database haulage owner haulage encoding 'UTF8' template template0;
SQL
