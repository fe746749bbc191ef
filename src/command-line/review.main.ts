import 'reflect-metadata';
import { InvalidSettingsError, readSettings } from '../config/load-settings.js';
import { modelSettings } from '../config/reviewer-settings.js';
import { loadModelReviewer } from '../modules/review/reviewers/load-model-reviewer.js';
import { TextReviewer } from '../modules/review/reviewers/text.reviewer.js';
import { mapJsonLines } from './json-lines.js';
import { reviewLine } from './review-line.js';

/** Stdout carries the reports and nothing else. The reviewer is the one that the service would use. */
try {
  const model = await loadModelReviewer(modelSettings(readSettings()), (warning) =>
    process.stderr.write(`${warning}\n`),
  );
  const reviewer = model ?? new TextReviewer();
  await mapJsonLines(process.stdin, process.stdout, (line) => reviewLine(line, reviewer));
} catch (error) {
  if (!(error instanceof InvalidSettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
