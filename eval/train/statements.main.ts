import { keepModel } from './keep-model.js';
import { leaveHandsOut } from './left-out.js';
import { SEED, textsBy, trainerOf } from './statements.js';
import { hands, hashOf } from './texts.js';

/** Learns what statements say. */
const texts = textsBy(hands());
const leftOut = Object.fromEntries(
  // Once each: all times of all hands would take six times as long.
  [...leaveHandsOut({ times: 1 })].map(([hand, figures]) => [
    hand,
    Object.fromEntries((['about', 'kind', 'support'] as const).map((name) => [name, Number(figures[name].toFixed(3))])),
  ]),
);
const table = trainerOf(texts).table({
  texts: hashOf(texts),
  statements: texts.statements.length,
  answers: texts.answers.length,
  seed: SEED,
  left_out: leftOut,
});
keepModel('statements', `${JSON.stringify(table, null, 1)}\n`);
for (const [hand, figures] of Object.entries(leftOut)) console.log(`  without ${hand}: ${JSON.stringify(figures)}`);
