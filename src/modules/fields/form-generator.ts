import { readTable } from '../../language/resources.js';
import { type ClarityRole, type Field, type FieldType, sourcesOf } from './field.js';
import { deriveFieldKeys } from './field-key.js';
import { WordPatterns } from '../../language/word-patterns.js';
import { wordsOf } from '../../language/tokens.js';

/** A question of a generated form, still without its key. `{programme}` in a help text is the cohort's name. */
interface FormQuestion {
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

/** A form that keeps growing with its brief keeps losing applicants. */
const MAX_THEMES = 2;

const SIGNS = new WordPatterns<string>(
  [...FORM.kinds, ...FORM.themes].flatMap(({ name, signs }) => signs.map((sign) => [sign, name] as const)),
);

/** The entries that the brief speaks of, those it speaks of most first; ties are in the order of the table. */
function spokenOf<Entry extends { name: string }>(table: readonly Entry[], spoken: readonly string[]): Entry[] {
  const countOf = ({ name }: Entry): number => spoken.filter((one) => one === name).length;
  return table.filter((entry) => countOf(entry) > 0).sort((a, b) => countOf(b) - countOf(a));
}

function questionsFor(brief: string): FormQuestion[] {
  const spoken = SIGNS.match(wordsOf(brief)).map(({ tag }) => tag);
  const kinds = spokenOf(FORM.kinds, spoken);
  const themes = spokenOf(FORM.themes, spoken).slice(0, MAX_THEMES);
  const core = FORM.core.map((question) => {
    const own = kinds.find(({ questions }) => questions[question.role])?.questions[question.role];
    return own ? { ...own, role: question.role } : question;
  });
  return [
    ...core,
    ...FORM.themes.filter((theme) => themes.includes(theme)).map(({ question }) => question),
    ...FORM.closing,
  ];
}

/** A cohort's first form: each clarity role in the words of its kind of programme, then the themes of its brief. */
export function generateForm(cohort: { name: string; brief: string | null }): Field[] {
  const programme = cohort.name.trim() || 'this programme';
  const questions = questionsFor(cohort.brief ?? '');
  const keys = deriveFieldKeys(questions);
  return questions.map(({ label, help, role, type = 'long_text', required = true }, index) => ({
    key: keys[index] ?? '',
    label,
    field_type: type,
    sources: sourcesOf(type, role),
    clarity_role: role,
    required,
    help: help.replaceAll('{programme}', () => programme),
  }));
}
