/* Idempotency keys of one request, or of many at once, of the organisation $1. */

/** How long an answer is given again. */
export const REMEMBERED_HOURS = 24;

/** Claims the keys and returns those that were free. It waits until another claim of the same key has ended. */
export const CLAIM = `
  insert into remembered_answers (organisation_id, environment, idempotency_key, fingerprint, body)
  select $1, environment, key, decode(fingerprint, 'base64'), body
    from json_to_recordset($2) as claims (environment text, key text, fingerprint text, body text)
   order by environment, key
  on conflict (organisation_id, environment, idempotency_key)
  do update set fingerprint = excluded.fingerprint, body = excluded.body, created_at = now()
   where remembered_answers.created_at <= now() - interval '${REMEMBERED_HOURS} hours'
  returning environment, idempotency_key as key`;

/** The keys that were answered before, in the form of intake's `markOf`. */
export const ANSWERED = `
  select concat_ws(' ', answers.environment, idempotency_key) as mark
    from json_to_recordset($2) as claims (environment text, key text)
    join remembered_answers answers on answers.environment = claims.environment and idempotency_key = key
   where organisation_id = $1 and created_at > now() - interval '${REMEMBERED_HOURS} hours'`;

export const REMEMBER = `
  update remembered_answers set body = answers.body
    from json_to_recordset($2) as answers (environment text, key text, body text)
   where organisation_id = $1 and remembered_answers.environment = answers.environment and idempotency_key = key`;

/**
 * Forgets answers about the submission $3 of the environment $2. The key stays, so that the request is not carried out
 * a second time.
 */
export const ERASE_ANSWERS = `
  update remembered_answers set body = null, fingerprint = ''
   where organisation_id = $1 and environment = $2 and position($3 in body) > 0`;
