import { type Field } from './field.js';
import { deriveFieldKeys } from './field-key.js';
import { sourcesOf } from './field-sources.js';
import { FORM, type FormQuestion } from './form-questions.js';
import { WordPatterns } from '../../language/word-patterns.js';
import { wordsOf } from '../../language/tokens.js';

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

function toField(question: FormQuestion, key: string, programme: string): Field {
  const { label, help, role, type = 'long_text', required = true } = question;
  return {
    key,
    label,
    field_type: type,
    sources: sourcesOf(type, role),
    clarity_role: role,
    required,
    help: help.replaceAll('{programme}', () => programme),
  };
}

/** A cohort's first form: each clarity role in the words of its kind of programme, then the themes of its brief. */
export function generateForm(cohort: { name: string; brief: string | null }): Field[] {
  const programme = cohort.name.trim() || 'this programme';
  const questions = questionsFor(cohort.brief ?? '');
  const keys = deriveFieldKeys(questions);
  return questions.map((question, index) => toField(question, keys[index] ?? '', programme));
}
