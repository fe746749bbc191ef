import 'reflect-metadata';
import { inferLine } from './infer-line.js';
import { mapJsonLines } from './json-lines.js';

await mapJsonLines(process.stdin, process.stdout, inferLine);
