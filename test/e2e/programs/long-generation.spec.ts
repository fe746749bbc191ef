import { type Field } from '../../../src/modules/fields/field.js';
import { FieldReader } from '../../../src/modules/fields/field-reader.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { eventually } from '../../support/eventually.js';
import { World } from '../../support/world.js';

let service: TestApp;
let isReading = false;
let finish = (): void => undefined;

/** Takes as long to make a form as the test says. */
const reader = {
  generate: async (): Promise<Field[]> => {
    isReading = true;
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return [];
  },
};

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' }, overrides: [{ provide: FieldReader, useValue: reader }] });
});
afterAll(() => service.close());

it('a form that takes long to make keeps no transaction open', async () => {
  const making = (await World.create(service)).cohort({ status: 'draft' });
  await eventually(() => isReading);
  const open = await service.database.query<unknown[]>(
    `select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  finish();
  expect(open).toEqual([]);
  expect((await making).status).toBe('draft');
});
