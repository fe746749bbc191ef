import { parseArgs } from 'node:util';
import { conductRows, conductTrainer, honestTexts } from './conduct.js';
import { keepModel } from './keep-model.js';
import { hands, hashOf } from './texts.js';

/** Learns which conduct a text shows. It reads letters by their table, which has to be learned before. */
const { values } = parseArgs({ options: { check: { type: 'boolean' }, without: { type: 'string' } } });
const others = hands().filter((hand) => hand !== values.without);
const texts = hashOf(others.map((hand) => [honestTexts(hand), conductRows(hand)]));
keepModel('conduct', `${JSON.stringify(conductTrainer(others).table({ texts }))}\n`);
