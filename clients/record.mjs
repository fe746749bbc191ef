// Sends the traffic one request after the other, as a client would, and keeps what came back.
import { furnish } from './estate.mjs';
import { startProxy, startService } from './servers.mjs';
import { traffic } from './traffic.mjs';

/** Each exchange with its answer, and with what the proxy says against the request and against the answer. */
export async function recordTraffic() {
  const service = await startService();
  try {
    const proxy = await startProxy(service.baseUrl);
    try {
      const estate = await furnish(service);
      return await record({ proxy: proxy.baseUrl, service: service.baseUrl, ...estate, exchanges: traffic(estate) });
    } finally {
      await proxy.end();
    }
  } finally {
    await service.end();
  }
}

async function record({ proxy, service, keys, cohorts, exchanges }) {
  const known = { cohort_id: cohorts.open, schema_id: 'unset', submission_id: 'unset', api_key_id: 'unset' };
  const recorded = [];
  for (const exchange of exchanges) {
    const answer = await send(exchange.direct === true ? service : proxy, exchange, { keys, known });
    recorded.push({ ...exchange, answer, ...violationsIn(answer.headers) });
    if (exchange.remember === 'etag') known.etag = answer.headers.get('etag');
    else if (exchange.remember !== undefined)
      known[exchange.remember] = answer.body?.[exchange.remember] ?? answer.body?.submission_id ?? answer.body?.id;
  }
  return recorded;
}

async function send(baseUrl, exchange, { keys, known }) {
  const [method, template] = exchange.operation.split(' ');
  const { of = {}, query = '', body, raw, key, seen } = exchange;
  const ids = { ...known, ...(typeof of === 'string' ? { submission_id: known[of] } : of) };
  const path = template.replace(/\{(\w+)\}/g, (_, name) => ids[name]);
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const headers = {
    ...(key !== 'nobody' && { authorization: `Bearer ${keys[key]}` }),
    ...(payload !== undefined && { 'content-type': 'application/json' }),
    ...(seen === true && { 'if-none-match': known.etag }),
    ...exchange.headers,
  };
  const response = await fetch(`${baseUrl}${path}${query}`, { method, headers, body: payload });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : undefined, text };
}

function violationsIn(headers) {
  const all = JSON.parse(headers.get('sl-violations') ?? '[]').filter(({ severity }) => severity === 'Error');
  const said = (side) =>
    all
      .filter(({ location }) => location[0] === side)
      .map(({ location, message }) => `${location.slice(1).join('.')} ${message}`);
  return { wrongRequest: said('request'), wrongAnswer: said('response') };
}
