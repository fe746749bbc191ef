import { type FieldType } from './field.js';

/** One way to tell a question's type. The first rule that holds decides. */
export interface FieldTypeRule {
  readonly type: FieldType;
  /** One of these patterns (see PatternMatcher) is in the question. */
  readonly any?: readonly string[];
  /** Or one of these is all of the main question. */
  readonly whole?: readonly string[];
  /** Or one of these is what the question is about, or stands in a short label or in brackets. */
  readonly heads?: readonly string[];
  /** None of these is: the browser vendors' lesson that a form rule is as good as its exceptions. */
  readonly not?: readonly string[];
  /** The main question has to begin with one of `any`. */
  readonly atStart?: boolean;
  /** The label has to name the answers to choose from. */
  readonly choices?: boolean;
  /** The label has to say in brackets what to count in. */
  readonly unit?: boolean;
}
