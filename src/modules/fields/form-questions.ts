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

/** Words of a brief that call for something; a trailing `*` stands for any ending. */
interface Signed {
  readonly name: string;
  readonly signs: readonly string[];
}

/** A kind of programme that puts some of the core questions in its own words. */
export interface ProgrammeKind extends Signed {
  readonly questions: Readonly<Partial<Record<ClarityRole, Omit<FormQuestion, 'role'>>>>;
}

/** A field of work whose programmes want to know something besides. */
export interface BriefTheme extends Signed {
  readonly question: FormQuestion;
}

const FORM = readTable('fields/form.json') as {
  readonly core: readonly (FormQuestion & { role: ClarityRole })[];
  readonly closing: readonly FormQuestion[];
  readonly kinds: readonly ProgrammeKind[];
  readonly themes: readonly BriefTheme[];
};

/** What every programme wants to know, one question for each clarity role. */
export const CORE_QUESTIONS = FORM.core;
/** Follow the questions about the venture, whatever the brief says. */
export const CLOSING_QUESTIONS = FORM.closing;
/** An accelerator asks the core questions as they are. */
export const PROGRAMME_KINDS = FORM.kinds;
export const BRIEF_THEMES = FORM.themes;
