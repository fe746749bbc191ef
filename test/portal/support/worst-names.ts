import { type Demonstration } from '../../../src/demonstration/demo-file.js';
import { type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { type PortalClient } from '../../support/portal-client.js';
import { application, submitAndWait } from '../../support/world.js';

const UNBROKEN = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100);
const RIGHT_TO_LEFT = 'عبد الرحمن بن محمد الأندلسي القرطبي';
const ADDRESS = `${'firstname.'.repeat(5)}lastname@a-company-with-a-long-name.example`;

/** Names, addresses and texts as long and as strange as people have them, wherever the pages show any. */
export async function addWorstNames(
  { baseUrl }: TestApp,
  { demo, owner, submission }: { demo: Demonstration; owner: PortalClient; submission: string },
): Promise<void> {
  const founders = [UNBROKEN, `${'Anna Maria '.repeat(9)}B`, RIGHT_TO_LEFT];
  const keys = [demo.keys.live, demo.keys.live, demo.keys.live, demo.keys.test];
  await Promise.all(
    keys.map((key, nth) => {
      const change = {
        founder_name: founders[nth % founders.length],
        contact_email: ADDRESS,
        external_id: UNBROKEN + String(nth),
      };
      return submitAndWait(new ApiClient(baseUrl, key), application(demo.cohorts.open, change));
    }),
  );
  for (const [path, body] of [
    ['cohorts', { name: UNBROKEN, description: UNBROKEN, brief: UNBROKEN }],
    ['members', { email: ADDRESS, role: 'viewer' }],
    ['api-keys', { name: UNBROKEN, environment: 'test', scopes: ['applications:read'] }],
    ['tokens/grants', { amount: 900_000_000, note: UNBROKEN }],
    [`submissions/${submission}/notes`, { text: `${UNBROKEN}\n${RIGHT_TO_LEFT}` }],
  ] as const) {
    const { status, text } = await owner.post(`/v1/portal/${path}`, body);
    if (status !== 201) throw new Error(`Not added: ${text}`);
  }
}
