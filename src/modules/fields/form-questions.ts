import { readTable } from '../../language/resources.js';
import { type ClarityRole, type FieldType } from './field.js';

/** A question of a generated form, still without its key. `{programme}` in a help text is the cohort's name. */
export interface FormQuestion {
  readonly label: string;
  readonly help: string;
  readonly role: ClarityRole | null;
  readonly type?: FieldType;
  readonly required?: boolean;
}

/** Words in a brief that call for this entry; a trailing `*` stands for any ending. */
interface Signed {
  readonly name: string;
  readonly signs: readonly string[];
}

interface FormTable {
  /** What every programme wants to know, one question for each clarity role. */
  readonly core: readonly (FormQuestion & { role: ClarityRole })[];
  /** Follow the questions about the venture, whatever the brief says. */
  readonly closing: readonly FormQuestion[];
  /** Kinds of programmes with some core questions in their own words. An accelerator asks them as they are. */
  readonly kinds: readonly (Signed & { questions: Partial<Record<ClarityRole, Omit<FormQuestion, 'role'>>> })[];
  /** Fields of work whose programmes want to know something besides. */
  readonly themes: readonly (Signed & { question: FormQuestion })[];
}

export const FORM = readTable('fields/form.json') as FormTable;
