import { refusalReason } from '../texts/refusal-reason.js';
import { type Refusal, type RowApplication } from './applications.js';
import { type ImportPlan } from './plan.js';

type Refused = Parameters<typeof refusalReason>[0] & { readonly code: string };

/** Why the service does not take a row, in the words of its file: somebody puts it right in a spreadsheet. */
export function rowRefusal(
  { header, columns }: Pick<ImportPlan, 'header' | 'columns'>,
  { answers }: Pick<RowApplication, 'answers'>,
  refused: Refused,
): Refusal {
  const nameOf = (key: string): string => {
    const at = columns.answers.find((answer) => answer.key === key)?.at;
    return at === undefined ? key : `"${header[at]?.trim() ?? key}"`;
  };
  const error = refused.error.replace(/^answers\[(\d+)\]\.value(?= )/, (path, index: string) => {
    const key = answers[Number(index)]?.key;
    return key === undefined ? path : nameOf(key);
  });
  return { code: refused.code, reason: refusalReason({ ...refused, error }, nameOf) };
}
