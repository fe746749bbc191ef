import { rememberFor } from '../../common/cache/remember-for.js';
import { patternOf } from '../../common/text/pattern.js';
import { type Answer, type Field } from './field.js';
import { isBlank } from './field-values.js';

const VENTURE = '(?:company|start-?up|venture|business|project|product|organi[sz]ation|brand)';
/** The whole of what is asked for: not the name of its contact person. */
const END = String.raw`(?= ?(?:[?:;,.(*\/]|$))`;
const ASKS = [
  String.raw`^(?:your |the )?(?:legal |trading )?${VENTURE}(?:['’]s)? name${END}`,
  String.raw`\bname of (?:the |your |our )?${VENTURE}${END}`,
  String.raw`\b(?:is|are) (?:the |your |our )?${VENTURE} (?:called|named)${END}`,
  String.raw`^(?:your |the )?(?:company|start-?up|venture)${END}`,
].map((pattern) => patternOf(pattern, 'iu'));
/** A longer answer describes the venture instead of naming it. */
const LONGEST_NAME = 100;

export function ventureName(fields: readonly Field[], answers: readonly Answer[]): string | null {
  const asked = keyOf(fields);
  const name = answers.find(({ key }) => key === asked)?.value.trim() ?? '';
  return isBlank(name) || name.length > LONGEST_NAME || name.includes('\n') ? null : name;
}

/** Of the questions that are in use, which stay as they are: their labels are read once. */
const keyOf = rememberFor((fields: readonly Field[]): string | null => {
  const asks = ({ field_type, label }: Field): boolean =>
    field_type === 'text' && ASKS.some((pattern) => pattern.test(label.trim()));
  return fields.find(asks)?.key ?? null;
});
