import { type Field } from './field.js';
import { deriveFieldKeys } from './field-key.js';
import { BRIEF_THEMES, CLOSING_QUESTIONS, CORE_QUESTIONS, type FormQuestion } from './form-questions.js';
import { PhraseMatcher } from './lexicon/phrase-matcher.js';
import { wordsOf } from './lexicon/tokens.js';

/** A form that keeps growing with its brief keeps losing applicants. */
const MAX_THEMES = 2;

const THEMES = new PhraseMatcher<string>(
  BRIEF_THEMES.flatMap(({ name, signs }) => signs.map((sign) => [sign, name] as const)),
);

/** The themes that a brief speaks of most, in the order of the table. */
function themeQuestions(brief: string): FormQuestion[] {
  const counts = new Map<string, number>();
  for (const { tag } of THEMES.match(wordsOf(brief))) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const chosen = BRIEF_THEMES.filter(({ name }) => counts.has(name))
    .sort((a, b) => (counts.get(b.name) ?? 0) - (counts.get(a.name) ?? 0))
    .slice(0, MAX_THEMES);
  return BRIEF_THEMES.filter((theme) => chosen.includes(theme)).flatMap(({ questions }) => questions);
}

function toField(question: FormQuestion, key: string, programme: string): Field {
  return {
    key,
    label: question.label,
    field_type: question.type ?? 'long_text',
    sources: [...question.sources],
    clarity_role: question.role,
    required: question.required ?? true,
    ...(question.options ? { options: [...question.options] } : {}),
    help: question.help.replaceAll('{programme}', () => programme),
  };
}

/** The application form that a cohort starts with: every clarity role once, and what its brief calls for besides. */
export function generateForm(cohort: { name: string; brief: string | null }): Field[] {
  const programme = cohort.name.trim() || 'this programme';
  const questions = [...CORE_QUESTIONS, ...themeQuestions(cohort.brief ?? ''), ...CLOSING_QUESTIONS];
  const keys = deriveFieldKeys(questions);
  return questions.map((question, index) => toField(question, keys[index] ?? '', programme));
}
