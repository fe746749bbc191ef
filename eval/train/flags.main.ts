import { parseArgs } from 'node:util';
import { soundTexts, topicTexts } from './flag-texts.js';
import { keepModel } from './keep-model.js';
import { letterTable } from './letter-table.js';
import { hashOf } from './texts.js';
import { topicTable } from './topic-table.js';

/**
 * Learns what the guard rails know of letters and of subjects. `--without <hand>` learns from the others, to be judged on
 * that one.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean' }, without: { type: 'string' } } });
const without = values.without ?? null;

/** What moves a score less than this is left out of its table. */
const LEAST = 0.2;

const sound = soundTexts(without);
keepModel('letter-triples', `${JSON.stringify({ texts: hashOf(sound), ...letterTable(sound) })}\n`);
const topics = topicTexts(without);
const texts = hashOf(topics.map(({ text }) => text));
keepModel('off-topic', `${JSON.stringify({ texts, examples: topics.length, ...topicTable(topics, LEAST) })}\n`);
