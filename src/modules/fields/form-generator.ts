import { type Field } from './field.js';
import { deriveFieldKeys } from './field-key.js';
import { sourcesOf } from './field-sources.js';
import {
  BRIEF_THEMES,
  CLOSING_QUESTIONS,
  CORE_QUESTIONS,
  type FormQuestion,
  PROGRAMME_KINDS,
} from './form-questions.js';
import { WordPatterns } from '../../language/word-patterns.js';
import { wordsOf } from '../../language/tokens.js';

/** A form that keeps growing with its brief keeps losing applicants. */
const MAX_THEMES = 2;

const SIGNS = new WordPatterns<string>(
  [...PROGRAMME_KINDS, ...BRIEF_THEMES].flatMap(({ name, signs }) => signs.map((sign) => [sign, name] as const)),
);

/** What a brief speaks of, by how often. */
type Subjects = ReadonlyMap<string, number>;

function subjectsOf(brief: string): Subjects {
  const counts = new Map<string, number>();
  for (const { tag } of SIGNS.match(wordsOf(brief))) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return counts;
}

/** Those that the brief speaks of, most first; between equals in the order of the table. */
function spokenOf<Entry extends { name: string }>(table: readonly Entry[], subjects: Subjects): Entry[] {
  const countOf = ({ name }: Entry): number => subjects.get(name) ?? 0;
  return table.filter((entry) => countOf(entry) > 0).sort((a, b) => countOf(b) - countOf(a));
}

function questionsFor(brief: string): FormQuestion[] {
  const subjects = subjectsOf(brief);
  const kinds = spokenOf(PROGRAMME_KINDS, subjects);
  const themes = spokenOf(BRIEF_THEMES, subjects).slice(0, MAX_THEMES);
  const core = CORE_QUESTIONS.map((question) => {
    const own = kinds.find(({ questions }) => questions[question.role])?.questions[question.role];
    return own ? { ...own, role: question.role } : question;
  });
  return [
    ...core,
    ...BRIEF_THEMES.filter((theme) => themes.includes(theme)).map(({ question }) => question),
    ...CLOSING_QUESTIONS,
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

/**
 * The application form that a cohort starts with: every clarity role once, in the words of its kind of programme, and
 * what the themes of its brief call for besides.
 */
export function generateForm(cohort: { name: string; brief: string | null }): Field[] {
  const programme = cohort.name.trim() || 'this programme';
  const questions = questionsFor(cohort.brief ?? '');
  const keys = deriveFieldKeys(questions);
  return questions.map((question, index) => toField(question, keys[index] ?? '', programme));
}
