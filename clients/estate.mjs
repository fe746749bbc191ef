// What the traffic needs beside the demonstration, made by the portal's own API.

/** Cohorts and keys for refusals that the demonstration gives no occasion for. */
export async function furnish({ baseUrl, demo }) {
  const { portal, keys, cohorts } = demo;
  let cookie = '';
  const ask = async (method, path, body) => {
    const headers = { 'content-type': 'application/json', origin: baseUrl, cookie };
    const answer = await fetch(`${baseUrl}/v1/portal/${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    cookie ||= answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    return answer.json();
  };
  const cohort = async (settings) => {
    const { id } = await ask('POST', 'cohorts', settings);
    await ask('POST', `cohorts/${id}/status`, { status: 'open' });
    return id;
  };
  const key = async (settings) =>
    (await ask('POST', 'api-keys', { name: 'Traffic', environment: 'live', ...settings })).key;

  await ask('POST', 'session', { email: portal.email, password: portal.password });
  const strict = await cohort({ name: 'Strict', form_validation: 'strict' });
  const fields = [
    { label: 'Company website', field_type: 'url', required: true },
    { label: 'Stage', field_type: 'select', options: ['idea', 'sales'] },
  ];
  await ask('PUT', `cohorts/${strict}/form`, { fields });
  const dear = await cohort({ name: 'Dear', review_price: 1_000_000 });
  const all = ['applications:write', 'applications:read', 'insights:read'];
  return {
    cohorts: { ...cohorts, strict, dear },
    keys: {
      ...keys,
      unscoped: await key({ scopes: [] }).catch(() => key({ scopes: ['insights:read'] })),
      manager: await key({ scopes: [...all, 'programs:write'] }),
      restricted: await key({ scopes: all, cohort_id: strict }),
      reader: await key({ scopes: ['applications:read'] }),
      nonsense: 'nonsense',
    },
  };
}
