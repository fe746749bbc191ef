import { type ApiError } from '../../../common/errors/api-error.js';
import { type ErrorCode } from '../../../common/errors/error-codes.js';

const KEPT = 'What you wrote is still below.';

/** Why a page cannot be sent as it is, though the answers may be fine. */
export const PAGE_NOTICES = {
  stale: `This page cannot be used any more: it may have been open for more than a day. ${KEPT} Look it over and send it again.`,
  changed: `The team has changed the questions since you opened the form. Your answers are kept where a question is still asked. Look them over and send them again.`,
  tooQuick: `That was very quick. ${KEPT} Please wait a few seconds, then send it again.`,
} as const;

const NOTICES: Readonly<Partial<Record<ErrorCode, string>>> = {
  insufficient_tokens: `The cohort cannot take any more applications at the moment. ${KEPT} Please tell the team, and try again later.`,
  cohort_not_open: `Applications are not taken any more. ${KEPT}`,
  unavailable: `The service is busy. ${KEPT} Please send it again in a moment.`,
  idempotency_key_reused:
    'An application sent from this page has been received already, and is safe. What is below is another one: send it again if you mean it.',
  submission_not_found:
    'An application sent from this page was received, and erased later on. What is below would be a new one: send it again if you mean it.',
  unknown_keys: `Something was sent that this form does not ask for. It is left out below. Look your answers over and send them again.`,
  duplicate_keys: `A question was answered twice. The first answer is kept below. Look your answers over and send them again.`,
};

/** What an applicant is told about an error beside the marked answers; null when these say it all. */
export function noticeOf({ code, headers }: ApiError, hasProblems: boolean): string | null {
  if (code === 'rate_limited')
    return `The form has been sent too often. ${KEPT} Please send it again in ${patience(headers)}.`;
  return NOTICES[code] ?? (hasProblems ? null : `It could not be taken as it was sent. ${KEPT}`);
}

function patience(headers: Readonly<Record<string, string>>): string {
  const minutes = Math.ceil(Number(headers['Retry-After'] ?? 60) / 60);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}
