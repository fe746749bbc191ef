import { type LogWarningsFunction } from 'ai';
import { type ModelSettings } from '../../../../config/reviewer-settings.js';
import { ModelCalls } from './model-calls.js';
import { ModelReviewer } from './model.reviewer.js';

/** Tells each warning once, instead of writing all of them on the console. */
function warningsTo(warn: (warning: string) => void): LogWarningsFunction {
  const told = new Set<string>();
  return ({ warnings }) => {
    for (const warning of warnings.map((one) => JSON.stringify(one)).filter((one) => !told.has(one))) {
      told.add(warning);
      warn(`The library for language models warns: ${warning}`);
    }
  };
}

/** The reviewer for a language model. */
export function createModelReviewer(settings: ModelSettings, warn: (warning: string) => void): ModelReviewer {
  globalThis.AI_SDK_LOG_WARNINGS = warningsTo(warn);
  return new ModelReviewer(settings, new ModelCalls(settings));
}
