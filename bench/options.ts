import { parseArgs } from 'node:util';
import { CASE_NAMES, type CaseName } from './measurement.js';
import { FULL, type Plan, QUICK } from './plan.js';

export interface Options {
  readonly plan: Plan;
  readonly cases: ReadonlySet<CaseName>;
  /** Only a complete run is written down. */
  readonly isComplete: boolean;
}

/** Memory is looked at after load, so there must be some. */
const NEEDS: Partial<Record<CaseName, readonly CaseName[]>> = { memory: ['post', 'record'] };

/** `--quick` for a short look, `--only <case>` (also more than once) for a part. @throws Error on anything else */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { quick: { type: 'boolean', default: false }, only: { type: 'string', multiple: true, default: [] } },
  });
  const chosen = values.only.map(toCaseName);
  const cases = new Set(chosen.length === 0 ? CASE_NAMES : chosen.flatMap((name) => [name, ...(NEEDS[name] ?? [])]));
  return { plan: values.quick ? QUICK : FULL, cases, isComplete: !values.quick && chosen.length === 0 };
}

function toCaseName(text: string): CaseName {
  const name = CASE_NAMES.find((candidate) => candidate === text);
  if (name === undefined) throw new Error(`There is no case ${text}; there are ${CASE_NAMES.join(', ')}.`);
  return name;
}
