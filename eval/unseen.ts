import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reviewLine } from '../src/command-line/review-line.js';
import { type FlagType } from '../src/modules/review/guard-rails/guard-rail.js';
import { STATEMENTS } from '../src/modules/review/reviewers/statements/statements.js';
import { TextReviewer } from '../src/modules/review/reviewers/text.reviewer.js';
import { type ReportBody } from '../src/modules/review/scoring/report.js';
import { orderOfPairs, orderOfTiers, overallOf, type Tiered } from './judging.js';
import { readRows } from './json-lines.js';
import { type Result } from './results.js';
import { resultsOfTold, type ToldRow } from './told.js';
import { type LabelledAnswer, type PairRow, type Tier, TIERS } from './train/rows.js';

/** Flags of conduct, which only a dishonest or careless application should carry. */
export const CONDUCT: readonly FlagType[] = [
  'prompt_injection',
  'hidden_text',
  'toxicity',
  'gibberish',
  'keyword_stuffing',
  'off_topic',
];
/** Two tellings of the same facts should stand no further apart, in points of a hundred. */
const SAME = 6;

const RECALL_FLOORS: Readonly<Partial<Record<FlagType, number>>> = {
  hidden_text: 0.95,
  toxicity: 0.85,
  prompt_injection: 0.85,
  gibberish: 0.8,
  keyword_stuffing: 0.9,
  off_topic: 0.8,
};

interface Family {
  readonly family: string;
  readonly answers: Readonly<Record<Tier, readonly LabelledAnswer[]>>;
}

interface Conduct {
  readonly text: string;
  readonly flag: FlagType | null;
}

/** A folder of sets; one that it does not have is empty. */
class Sets {
  constructor(private readonly folder: string) {}

  linesOf<Row>(name: string): Row[] {
    const path = join(this.folder, `${name}.jsonl`);
    return existsSync(path) ? readRows(path) : [];
  }
}

const overall = (answers: readonly LabelledAnswer[]): Promise<number> => overallOf(STATEMENTS, answers);

export async function flagsIn(answers: readonly LabelledAnswer[]): Promise<ReportBody['guard_rail_flags']> {
  const line = { answers: answers.map((answer, at) => ({ key: `a${String(at)}`, ...answer })), brief: null };
  return ((await reviewLine(line, new TextReviewer())) as ReportBody).guard_rail_flags.filter(({ type }) =>
    CONDUCT.includes(type),
  );
}

async function ofFamilies(sets: Sets): Promise<Result[]> {
  const scored: Tiered[] = [];
  for (const { family, answers } of sets.linesOf<Family>('families')) {
    for (const tier of TIERS) scored.push({ family, tier, score: await overall(answers[tier]) });
  }
  const nothing: boolean[] = [];
  for (const { family, answers } of sets.linesOf<{ family: string; answers: LabelledAnswer[] }>('nothing')) {
    const vague = scored.find((one) => one.family === family && one.tier === 'vague');
    nothing.push((await overall(answers)) <= (vague?.score ?? 0));
  }
  return [
    { name: 'strong over medium', value: orderOfTiers(scored, 'strong', 'medium'), floor: 0.95 },
    { name: 'medium over vague', value: orderOfTiers(scored, 'medium', 'vague'), floor: 0.97 },
    { name: 'vague over hollow', value: orderOfTiers(scored, 'vague', 'hollow'), floor: 0.85 },
    { name: 'strong over vague', value: orderOfTiers(scored, 'strong', 'vague'), floor: 0.99 },
    { name: 'figures about nothing, at most vague', value: shareOf(nothing), floor: 0.88 },
  ];
}

function shareOf(some: readonly boolean[]): number {
  return some.filter(Boolean).length / Math.max(some.length, 1);
}

async function ofRetellings(sets: Sets): Promise<Result[]> {
  const told = [
    ...sets.linesOf<{ a: LabelledAnswer[]; b: LabelledAnswer[] }>('paraphrases').map(({ a, b }) => [a, b]),
    ...sets.linesOf<{ versions: LabelledAnswer[][] }>('retellings').map(({ versions }) => versions),
  ];
  const apart: number[] = [];
  for (const versions of told) {
    const scores: number[] = [];
    for (const version of versions) scores.push(await overall(version));
    scores.forEach((score, at) => {
      for (const other of scores.slice(0, at)) apart.push(Math.abs(score - other));
    });
  }
  const mean = apart.reduce((sum, distance) => sum + distance, 0) / apart.length;
  return [
    { name: 'told again, within 6 points', value: shareOf(apart.map((distance) => distance <= SAME)), floor: 0.55 },
    { name: 'told again, share of points kept', value: 1 - mean / 100, floor: 0.92 },
  ];
}

async function ofToggles(sets: Sets): Promise<Result[]> {
  const raised: boolean[] = [];
  for (const { without, with: more } of sets.linesOf<Record<'with' | 'without', LabelledAnswer[]>>('toggles'))
    raised.push((await overall(more)) > (await overall(without)));
  return raised.length === 0 ? [] : [{ name: 'more evidence, higher score', value: shareOf(raised), floor: 0.95 }];
}

async function ofConduct(sets: Sets): Promise<Result[]> {
  const rows = sets.linesOf<Conduct>('conduct');
  const found = new Map<FlagType, boolean[]>();
  const mistaken: boolean[] = [];
  for (const { text, flag } of rows) {
    const flags = (await flagsIn([{ label: 'What do you make, and for whom?', value: text }])).map(({ type }) => type);
    if (flag === null) mistaken.push(flags.length > 0);
    else found.set(flag, [...(found.get(flag) ?? []), flags.includes(flag)]);
  }
  const honest: boolean[] = [];
  for (const { answers } of sets.linesOf<{ answers: LabelledAnswer[] }>('honest'))
    honest.push((await flagsIn(answers)).length === 0);
  return [
    ...[...found].map(([flag, some]) => ({
      name: `${flag}, recall`,
      value: shareOf(some),
      floor: RECALL_FLOORS[flag] ?? 0,
    })),
    { name: 'look-alikes not flagged', value: 1 - shareOf(mistaken), floor: 0.98 },
    ...(honest.length === 0 ? [] : [{ name: 'honest applications not flagged', value: shareOf(honest), floor: 0.93 }]),
  ];
}

function ofTold(sets: Sets): Result[] {
  const rows = sets.linesOf<ToldRow>('told');
  return rows.length === 0 ? [] : resultsOfTold(rows);
}

/** Sets by writers who taught nothing and knew no rule. Nothing is learned from them. */
export async function unseenResults(folder: string): Promise<Result[]> {
  const sets = new Sets(folder);
  return [
    ...(await ofFamilies(sets)),
    { name: 'hard pairs', value: orderOfPairs(STATEMENTS, sets.linesOf<PairRow>('pairs')), floor: 0.97 },
    ...(await ofRetellings(sets)),
    ...(await ofToggles(sets)),
    ...(await ofConduct(sets)),
    ...ofTold(sets),
  ];
}
