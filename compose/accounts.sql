-- The accounts of the service and its database, made or brought up to date by an account that may create roles:
--   OWNER_PASSWORD=… SERVICE_PASSWORD=… psql -d postgres -f compose/accounts.sql
-- The owner's password is for migrations alone; the service runs as the other one, which owns nothing.
-- Other names: -v database=… -v owner=… -v service=…
\set ON_ERROR_STOP on
set client_min_messages = warning;
\getenv owner_password OWNER_PASSWORD
\getenv service_password SERVICE_PASSWORD
\if :{?database} \else \set database intake \endif
\if :{?owner} \else \set owner intake \endif
\if :{?service} \else \set service intake_service \endif

select format('create role %I', name) from unnest(array['intake_tenant', 'intake_system', :'owner', :'service']) name
 where to_regrole(quote_ident(name)) is null \gexec

alter role :"owner" login password :'owner_password';
alter role :"service" login noinherit password :'service_password';
grant intake_tenant, intake_system to :"service";

-- An administrator of a managed server is no superuser, and has to be a member of whom it gives a database to.
select format('grant %I to current_user', :'owner') from pg_roles where rolname = current_user and not rolsuper \gexec
select format('create database %I owner %I', :'database', :'owner')
 where not exists (select from pg_database where datname = :'database') \gexec
