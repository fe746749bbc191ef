import 'reflect-metadata';
import { TextReviewer } from '../modules/review/reviewers/text.reviewer.js';
import { mapJsonLines } from './json-lines.js';
import { reviewLine } from './review-line.js';

const reviewer = new TextReviewer();
await mapJsonLines(process.stdin, process.stdout, (line) => reviewLine(line, reviewer));
