import { type ModelSettings } from '../../../config/reviewer-settings.js';
import { type Reviewer } from './reviewer.js';
import { TextReviewer } from './text.reviewer.js';

/** The reviewer that the settings name. What calls a language model is only loaded where one is to be called. */
export async function createReviewer(
  languageModel: ModelSettings | null,
  warn: (warning: string) => void,
): Promise<Reviewer> {
  if (languageModel === null) return new TextReviewer();
  const { createModelReviewer } = await import('./model/create-model-reviewer.js');
  return createModelReviewer(languageModel, warn);
}
