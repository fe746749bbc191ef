import { keepModel } from './keep-model.js';
import { readLabelTexts } from './label-texts.js';
import { trainQuestionRoles } from './question-roles.js';

/** Learns what questions ask for. */
const model = trainQuestionRoles(readLabelTexts());
keepModel('question-roles', `${JSON.stringify(model, null, 1)}\n`);
console.log(`  ${JSON.stringify(model.figures)}`);
