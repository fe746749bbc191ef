import { parseArgs } from 'node:util';
import { keepModel } from './keep-model.js';
import { letterTable } from './letter-table.js';
import { soundTexts } from './sound-texts.js';
import { hashOf } from './texts.js';

/** Learns which letters English puts together. `--without <hand>` learns from the others, to be judged on that one. */
const { values } = parseArgs({ options: { check: { type: 'boolean' }, without: { type: 'string' } } });
const sound = soundTexts(values.without ?? null);
keepModel('letter-triples', `${JSON.stringify({ texts: hashOf(sound), ...letterTable(sound) })}\n`);
