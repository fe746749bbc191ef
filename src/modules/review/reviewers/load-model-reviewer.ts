import { type ModelSettings } from '../../../config/reviewer-settings.js';
import { type Reviewer } from './reviewer.js';

/** What calls a language model is loaded where the settings name one only. Null where the embedded reviewer judges. */
export async function loadModelReviewer(
  languageModel: ModelSettings | null,
  warn: (warning: string) => void,
): Promise<Reviewer | null> {
  if (languageModel === null) return null;
  const { ModelReviewer } = await import('./model/model.reviewer.js');
  return new ModelReviewer(languageModel, warn);
}
