import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';
import { store } from '../portal/stored-submission.js';

const FOUNDERS = {
  plus: { founderName: 'Ada Lovelace', contactEmail: 'Ada.Lovelace+Startup@Example.com', externalId: 'crm-100200' },
  plain: { founderName: 'Ada Lovelace', contactEmail: 'ada.lovelace@example.com', externalId: 'crm-200100' },
  underscore: { founderName: 'Ben_Okafor', contactEmail: 'ben_okafor@example.com', externalId: 'crm_100200' },
  letter: { founderName: 'Benno Okafor', contactEmail: 'benxokafor@example.com', externalId: 'crmX100200' },
  percent: { founderName: '100% Müller', contactEmail: 'mueller%home@example.org', externalId: null },
  short: { founderName: 'Li', contactEmail: 'x@q.io', externalId: null },
  info: { founderName: null, contactEmail: 'info@acme-robots.io', externalId: 'Okaf-Afor' },
  accents: { founderName: 'Róisín O’Neill-Dvořáková', contactEmail: 'r@sea.ie', externalId: null },
  letters: { founderName: 'Søren Weiß', contactEmail: 's@sea.dk', externalId: null },
  foreign: { founderName: 'Фёдор Иванов', contactEmail: 'f@sea.ru', externalId: null },
  infoElsewhere: { founderName: 'Zoë Ünal', contactEmail: 'info@bolt-robots.io', externalId: 'a\\b' },
} as const;
const STATES = { ended: { scores: [50, 60, 7] }, failed: { status: 'failed' }, owed: {} } as const;

let service: TestApp;
let portal: PortalClient;
const ids = new Map<string, string>();

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' } });
  const world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
  for (const [state, outcome] of Object.entries(STATES)) {
    const cohortId = (await world.cohort()).id;
    for (const [name, founder] of Object.entries(FOUNDERS)) {
      ids.set(
        await store(service, { organisationId: world.organisationId, cohortId, ...founder, ...outcome }),
        `${name} ${state}`,
      );
    }
  }
});
afterAll(() => service.close());

async function found(q: string, more: Record<string, string> = {}): Promise<unknown[]> {
  const { body } = await portal.get<{ submissions: { id: string }[] }>(
    `/v1/portal/submissions?${new URLSearchParams({ q, limit: '100', ...more }).toString()}`,
  );
  return body.submissions.map(({ id }) => ids.get(id));
}

const everywhere = (names: readonly string[]): string[] =>
  Object.keys(STATES).flatMap((state) => names.map((name) => `${name} ${state}`));

it.each<[q: string, names: string[]]>([
  ['ada.lovelace+startup@example.com', ['plus']],
  ['ADA.LOVELACE@EXAMPLE.COM', ['plain']],
  ['Ada Lovelace', ['plus', 'plain']],
  ['lovelace ada', ['plus', 'plain']],
  ['okafor nobody', []],
  ['dvorakova', ['accents']],
  ['DVOŘÁKOVÁ', ['accents']],
  ['Dvor\u030ca\u0301kova\u0301 roisin', ['accents']],
  ["o'neill", ['accents']],
  ['O’NEILL', ['accents']],
  ['o`neill', ['accents']],
  ['oneill', ['accents']],
  ['soren weiss', ['letters']],
  ['Weiß', ['letters']],
  ['иванов федор', ['foreign']],
  ['muller', ['percent']],
  ['unal zoe', ['infoElsewhere']],
  ['％', ['percent']],
  ['lace+start', ['plus']],
  ['lovelace@exam', ['plain']],
  ['@EXAMPLE.', ['plus', 'plain', 'underscore', 'letter', 'percent']],
  ['example.org', ['percent']],
  ['ben_okafor@example.com', ['underscore']],
  ['ben_okafor', ['underscore']],
  ['okafor', ['underscore', 'letter']],
  ['mueller%home@example.org', ['percent']],
  ['mueller%example', []],
  ['100% mÜLLER', ['percent']],
  ['crm_100200', ['underscore']],
  ['CRM-100200', ['plus']],
  ['100200', ['plus', 'underscore', 'letter']],
  ['x@q.io', ['short']],
  ['@q', ['short']],
  ['li', ['short']],
  ['info@acme-robots.io', ['info']],
  ['info@', ['info', 'infoElsewhere']],
  ['okafafor', []],
  ['zoë ünal', ['infoElsewhere']],
  ['A\\B', ['infoElsewhere']],
  ['\\', ['infoElsewhere']],
  ['Lovelace ada.lovelace', ['plus', 'plain']],
  ['nobody.at.all@example.com', []],
])('finds %s, whatever has become of the review', async (q, names) => {
  const due = new Set(everywhere(names));
  for (const sort of ['-submitted_at', 'submitted_at', '-clarity_score'])
    expect({ sort, found: new Set(await found(q, { sort })) }).toEqual({ sort, found: due });
});

it('finds by the eight first digits of its id or more, with other filters and in any order, and each once', async () => {
  for (const [id, name] of ids) {
    for (const start of [id.slice(0, 33), id.replaceAll('-', '').slice(0, 30).toUpperCase()]) {
      for (const sort of ['-submitted_at', '-overall_score']) expect(await found(start, { sort })).toEqual([name]);
    }
    expect((await found(id.slice(0, 8))).filter((one) => one === name)).toEqual([name]);
    expect(await found(id.slice(0, 7))).toEqual([]);
  }
});

it('finds what a worker of the version before has entered, which knows of no text without accents', async () => {
  await service.database.query(`
    update submission_standings e set search_text = lower(concat_ws(chr(31), s.founder_name, s.contact_email, s.external_id))
      from submissions s where s.id = e.submission_id`);
  expect(new Set(await found('dvorakova'))).toEqual(new Set(everywhere(['accents'])));
});
