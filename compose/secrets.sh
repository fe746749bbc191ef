#!/bin/sh
# Makes the passwords of the stack and the addresses that hold them, each in a volume that only those containers see that need
# it. Passwords that are there are kept; with the word "renew" all are made anew. One in the environment is taken instead.
set -eu

renew=${1:-}
cd "${SECRETS:-/secrets}"

generate() {
  od -An -N24 -tx1 /dev/urandom | tr -d ' \n' > "$1"
}

# password <file> <value of the setting, or nothing>
password() {
  if [ -n "$2" ]; then
    printf %s "$2" > "$1"
  elif [ "$renew" = renew ] || [ ! -s "$1" ]; then
    generate "$1"
  fi
}

# escaped <file> <prefix>: every byte in hexadecimal, so that no sign of a password means anything where it stands.
escaped() {
  od -An -v -tx1 "$1" | tr -d '\n' | sed "s/ /$2/g"
}

# Known to the server from its first start on, and to nobody outside the database's containers.
[ -s database/superuser ] || generate database/superuser

password database/owner "${DATABASE_OWNER_PASSWORD:-}"
password database/service "${DATABASE_PASSWORD:-}"
printf 'postgres://intake:%s@postgres:5432/intake\n' "$(escaped database/owner %)" > database/owner_url
printf 'postgres://intake_service:%s@postgres:5432/intake\n' "$(escaped database/service %)" > service/database_url

# Not made anew: what is sealed with it could not be opened any more.
if [ -n "${SECRETS_KEY:-}" ]; then
  printf %s "$SECRETS_KEY" > service/secrets_key
else
  [ -s service/secrets_key ] || generate service/secrets_key
fi

password redis/password "${REDIS_PASSWORD:-}"
printf 'requirepass "%s"\n' "$(escaped redis/password '\\x')" > redis/password.conf
printf 'redis://:%s@redis:6379\n' "$(escaped redis/password %)" > service/redis_url
