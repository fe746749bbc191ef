import { type Guess } from './classification.js';
import { type Evaluation, SCORES } from './evaluate.js';
import { misrankedPairs } from './ranking.js';

const MOST_PAIRS = 12;

/** What lies behind the figures: which pairs, flags and labels were got wrong. For tuning, so not for the held-back half. */
export function detailsOf({ scored, flags, raised, industries, roles, types, required, hidden }: Evaluation): string[] {
  const table = [...scored]
    .sort((a, b) => b.tier - a.tier || b.scores.composite - a.scores.composite)
    .map(
      ({ id, tier, scores }) =>
        `  ${tier}  ${SCORES.map((name) => scores[name].toFixed(1).padStart(5)).join('  ')}  ${id}`,
    );
  const pairs = SCORES.flatMap((name) =>
    misrankedPairs(scored.map((entry) => ({ ...entry, score: entry.scores[name] })))
      .slice(0, MOST_PAIRS)
      .map(
        ([better, worse]) =>
          `  ${name}: ${better.id} (${better.tier}) ${better.score} <= ${worse.id} (${worse.tier}) ${worse.score}`,
      ),
  );
  const alarms = [...flags].flatMap(([type, { missed, mistaken }]) => [
    ...missed.map((id) => `  ${type} missed in ${id}`),
    ...mistaken.map((id) => `  ${type} mistaken in ${id}`),
  ]);
  return [
    `  tier  ${SCORES.join('  ')}`,
    ...table,
    ...pairs,
    ...alarms,
    ...raised.map((id) => `  raised by ${id}`),
    ...wrong(
      'industry',
      industries.map((guess) => ({ ...guess, label: guess.id })),
    ),
    ...wrong('role', roles),
    ...wrong('type', types),
    ...wrong('required', required),
    ...wrong('kept from review', hidden),
  ];
}

function wrong(what: string, guesses: readonly (Guess & { label: string })[]): string[] {
  return guesses
    .filter(({ actual, guessed }) => actual !== guessed)
    .map(({ label, actual, guessed }) => `  ${what}: ${label} is ${actual}, taken for ${guessed}`);
}
