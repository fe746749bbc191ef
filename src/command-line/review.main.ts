import 'reflect-metadata';
import { InvalidSettingsError, readSettings } from '../config/load-settings.js';
import { modelSettings } from '../config/reviewer-settings.js';
import { createReviewer } from '../modules/review/reviewers/create-reviewer.js';
import { mapJsonLines } from './json-lines.js';
import { reviewLine } from './review-line.js';

/** Stdout carries the reports and nothing else. The reviewer is the one that the service would use. */
try {
  const reviewer = await createReviewer(modelSettings(readSettings()), (warning) =>
    process.stderr.write(`${warning}\n`),
  );
  await mapJsonLines(process.stdin, process.stdout, (line) => reviewLine(line, reviewer));
} catch (error) {
  if (!(error instanceof InvalidSettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
