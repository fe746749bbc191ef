import { type components } from '../api/schema.js';

type Field = components['schemas']['FormField'];
type Role = NonNullable<Field['clarity_role']>;

/** One venture, told in the parts that forms ask for. No apostrophes: these stand between single quotes in a shell. */
const BY_ROLE: Record<Role, string> = {
  problem:
    'Village bakeries throw away one loaf in six, because they bake by habit. The 31 bakers we asked lose 640 euros a month each.',
  solution:
    'Our app reads the till and the weather, and tells the baker every evening how many loaves of each kind to bake.',
  customer:
    'Owner-run bakeries with one to four shops in Portugal and Galicia, which bake at night and sell until noon.',
  market: 'The two trade registers count 9,800 such bakeries. At 29 euros a month that is 3.4 million euros a year.',
  business_model: 'Bakeries pay 29 euros a month for each shop, without a contract. Running one shop costs us 2 euros.',
  traction: 'Since May 2026, 44 shops pay 29 euros a month. Waste fell from 17% to 6% in the first 20 of them.',
  competition:
    'Bakers use a notebook, or till software for 190 euros a month that forecasts turnover and not loaves. We forecast each kind of bread.',
  team: 'One of us ran a bakery with three shops for nine years; the other built demand forecasts for a supermarket chain.',
  why_now:
    'Since January 2026 every till in Portugal has to report its sales electronically, so that we can read them without new equipment.',
  ask: 'Introductions to two purchasing cooperatives, and 40,000 euros to read the tills of the three makers we cannot read yet.',
};

const BY_TYPE: Partial<Record<Field['field_type'], string>> = {
  email: 'ines@example.com',
  url: 'https://example.com',
  phone: '+351 210 000 000',
  number: '44',
  currency: '40000 EUR',
  date: '2026-05-01',
  boolean: 'yes',
};

/** A plausible answer to a question of a form. */
export function sampleAnswer({ field_type, clarity_role, options, label }: Field): string {
  const option = options?.[0];
  if (option !== undefined) return option;
  return BY_TYPE[field_type] ?? (clarity_role === null ? `An answer to: ${label}` : BY_ROLE[clarity_role]);
}
