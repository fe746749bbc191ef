import { join } from 'node:path';
import { type ClarityRole, type FieldType, type Source } from '../src/modules/fields/field.js';
import { readRows } from './json-lines.js';
import { type FlagType } from '../src/modules/review/guard-rails/guard-rail.js';

/** Rules are tuned on the first half; the other shows what that is worth. */
export const HALVES = ['development', 'held-back'] as const;
export type Half = (typeof HALVES)[number];
/** Harder than what is to be expected, to practise on: many attacks of the classes in which words matter most. */
export const PRACTICE = 'practice';
export type Part = Half | typeof PRACTICE;

export interface GoldenAnswer {
  label: string;
  key: string;
  value: string;
}

export interface GoldenApplication {
  id: string;
  /** From 1, nothing there, to 6, measured, dated and sourced throughout: what a committee would say of it. */
  tier: number;
  industry: string;
  brief?: string;
  answers: GoldenAnswer[];
}

/** An application of the same half, with some answers replaced. */
export interface Variant {
  id: string;
  class: FlagType;
  base: string;
  changes: { key: string; value: string }[];
}

export interface GoldenField {
  label: string;
  field_type: FieldType;
  clarity_role: ClarityRole | null;
  required: boolean;
  sources: Source[];
}

export interface GoldenSet {
  applications: GoldenApplication[];
  /** Each has to be flagged with its class. */
  adversarial: Variant[];
  /** None may be flagged with its class. */
  lookAlikes: Variant[];
  forms: { id: string; fields: GoldenField[] }[];
}

function readLines<T>(part: Part, name: string): T[] {
  return readRows(join('eval', 'golden', part, `${name}.jsonl`));
}

export function readGoldenSet(part: Part): GoldenSet {
  return {
    applications: readLines(part, 'applications'),
    adversarial: readLines(part, 'adversarial'),
    lookAlikes: readLines(part, 'look-alikes'),
    forms: readLines(part, 'labels'),
  };
}

/** @throws where the variant names an application or an answer that is not there: it would test nothing. */
export function variantOf(applications: readonly GoldenApplication[], variant: Variant): GoldenApplication {
  const base = applications.find(({ id }) => id === variant.base);
  if (!base) throw new Error(`${variant.id}: no application ${variant.base}`);
  const values = new Map(variant.changes.map(({ key, value }) => [key, value]));
  const missing = [...values.keys()].find((key) => !base.answers.some((answer) => answer.key === key));
  if (missing !== undefined) throw new Error(`${variant.id}: ${base.id} has no answer ${missing}`);
  return {
    ...base,
    id: variant.id,
    answers: base.answers.map((answer) => ({ ...answer, value: values.get(answer.key) ?? answer.value })),
  };
}
