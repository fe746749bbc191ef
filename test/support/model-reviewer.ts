import { loadSettings } from '../../src/config/load-settings.js';
import { type ModelSettings, modelSettings } from '../../src/config/reviewer-settings.js';
import { ModelReviewer } from '../../src/modules/review/reviewers/model/model.reviewer.js';
import { type ReviewAnswer, type ReviewInput } from '../../src/modules/review/reviewers/reviewer.js';
import { ReviewerError } from '../../src/modules/review/reviewers/reviewer.errors.js';
import { type ModelServer } from './model-server.js';

export const KEY = 'sk-not-to-be-seen';

/** The environment of a service whose reviews the server makes. */
export function modelEnvironment(server: ModelServer, env: Record<string, string> = {}): Record<string, string> {
  return {
    REVIEWER: 'openai-compatible',
    REVIEWER_BASE_URL: server.url,
    REVIEWER_API_KEY: KEY,
    REVIEWER_MODEL: 'tested',
    ...env,
  };
}

/** The reviewer as the service makes it from its environment. */
export function modelReviewer(
  server: ModelServer,
  env: Record<string, string> = {},
  change: Partial<ModelSettings> = {},
  warn: (warning: string) => void = () => undefined,
): ModelReviewer {
  const settings = modelSettings(loadSettings(modelEnvironment(server, env)));
  if (settings === null) throw new Error('No model in the settings');
  return new ModelReviewer({ ...settings, ...change }, warn);
}

const answer = (key: string, label: string, value: string): ReviewAnswer => ({
  key,
  label,
  role: null,
  sources: ['clarity'],
  value,
});

export const INPUT: ReviewInput = {
  brief: 'We look for ventures that cut waste on farms.',
  answers: [
    answer('problem', 'What is the problem?', 'Dairies lose 14% of their milk. It warms at night.'),
    answer('traction', 'What have you got?', '38 farms pay 45 euros a month. We began in March 2026.'),
  ],
};

export const quiet = (): AbortSignal => new AbortController().signal;

/** The error that a review ends with. */
export async function errorOf(reviewing: Promise<unknown>): Promise<ReviewerError> {
  const error: unknown = await reviewing.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ReviewerError) return error;
  throw new Error(`No ReviewerError but ${String(error)}`);
}
