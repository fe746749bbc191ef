import { type JSONSchema7 } from 'ai';
import { readResource } from '../../../../language/resources.js';
import { RUBRIC } from '../../../rubric/rubric.js';
import { REDACTED } from './marked-data.js';
import { type JudgedCriterion } from './questions.js';

/** A template of `resources/prompts` with names in braces. Text that is filled in is not searched for names again. */
function template<Name extends string>(name: string): (values: Readonly<Record<Name, string>>) => string {
  const text = readResource(`prompts/${name}.txt`).trimEnd();
  return (values) => text.replace(/\{([a-z]+)\}/g, (_, key: string) => values[key as Name]);
}

const SYSTEM = template<'criteria' | 'redacted' | 'version'>('system');
const GROUP = template<'closing' | 'criteria' | 'data'>('group');
const PROFILE = template<'closing' | 'data' | 'redacted'>('profile');
const REPAIR = template<'problems'>('repair');
/** Follows the data, so that the last word is ours. */
const CLOSING = template<'schema'>('closing');

/** The wording of levels comes from the rubric, and is nowhere else. */
function renderCriteria(criteria: readonly JudgedCriterion[]): string {
  const rendered = criteria.map(({ id, question, levels }) =>
    [`${id}: ${question}`, ...levels.map((anchor, level) => `  ${level} = ${anchor}`)].join('\n'),
  );
  return rendered.join('\n\n');
}

/** The same for every call of every review, and what is sent after it the same for every call of one. */
export const SYSTEM_PROMPT = SYSTEM({
  criteria: renderCriteria(RUBRIC.criteria),
  redacted: REDACTED,
  version: RUBRIC.version,
});

export function groupPrompt(data: string, criteria: readonly JudgedCriterion[], schema: JSONSchema7): string {
  return GROUP({ data, criteria: renderCriteria(criteria), closing: CLOSING({ schema: JSON.stringify(schema) }) });
}

export function profilePrompt(data: string, schema: JSONSchema7): string {
  return PROFILE({ data, redacted: REDACTED, closing: CLOSING({ schema: JSON.stringify(schema) }) });
}

export function repairPrompt(problems: readonly string[]): string {
  return REPAIR({ problems: problems.map((problem) => `- ${problem}`).join('\n') });
}
