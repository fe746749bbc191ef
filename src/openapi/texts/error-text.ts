import { STATUS_CODES } from 'node:http';
import { ERROR_CODES, type ErrorCode, errorRow } from '../../common/errors/error-codes.js';
import { errorExample } from '../../common/openapi/api-errors.decorator.js';
import { isPublic } from '../error-pages/sandbox-call.js';

const RETRY = {
  wait: 'Send it again as it is: after `Retry-After`, and where there is none after a pause that doubles from try to try.',
  corrected: 'Send it again once it is put right.',
  later: 'Send it again once somebody has changed what stands against it.',
  never: 'To send it again changes nothing.',
} as const;

/** What the table says of an error, in Markdown. */
export function errorText(code: ErrorCode): string {
  const { status, meaning, remedy, retry } = errorRow(code);
  return [
    `# ${code}`,
    `${status} ${STATUS_CODES[status] ?? ''}`,
    meaning,
    `${remedy} ${RETRY[retry]}`,
    `\`\`\`json\n${JSON.stringify(errorExample(code), null, 2)}\n\`\`\`\n`,
  ].join('\n\n');
}

/** The errors that a caller of the public API may meet, a paragraph each. */
export function errorListText(): string {
  const lines = ERROR_CODES.filter(isPublic).map((code) => {
    const { status, meaning, remedy, retry } = errorRow(code);
    return `- \`${code}\` (${status}): ${meaning} ${remedy} ${RETRY[retry]}`;
  });
  return lines.join('\n');
}
