#!/bin/sh
# Brings the accounts of the database up to date with the passwords that secrets.sh has made.
set -eu
secrets=${SECRETS:-/secrets/database}

PGPASSWORD=$(cat "$secrets/superuser") OWNER_PASSWORD=$(cat "$secrets/owner") SERVICE_PASSWORD=$(cat "$secrets/service")
export PGPASSWORD OWNER_PASSWORD SERVICE_PASSWORD

if psql --quiet --no-psqlrc --dbname postgres --file "$(dirname "$0")/accounts.sql"; then exit 0; fi
echo 'The accounts of the database could not be made. Does its volume come from another compose file? See "Upgrade" in docs/operations.md.' >&2
exit 1
