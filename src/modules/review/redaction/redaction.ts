import { type ReadText, readText } from '../../../language/read-text.js';
import { stem } from '../../../language/stem.js';
import { MASK_CAPITAL, MASK_LOWER, wordsOf } from '../../../language/tokens.js';
import { inferFields } from '../../fields/field-inference.js';
import { isBlank } from '../../fields/field-values.js';
import { type Answer, type ClarityRole, type Field } from '../../fields/field.js';
import { isIndustryWord } from '../reviewers/industry.js';
import { isReviewed, type ReviewAnswer } from '../reviewers/reviewer.js';
import { isScoringWord } from '../reviewers/statements/statements.js';
import { FounderName, type Mask, placesOf } from './founder-name.js';
import { findPersonalData, personalDataIn, type PersonalDatum } from './personal-data.js';

interface BlindInput {
  founderName: string | null;
  contactEmail: string;
  fields: readonly Field[];
  answers: readonly Answer[];
  /** Words of the programme's own brief stay readable, even if they are part of a founder's name. */
  brief: string | null;
}

export interface BlindAnswers {
  /** Without contact and demographic answers, and with names and addresses masked; every offset as in the original. */
  answers: ReviewAnswer[];
  /** All answers in their original words, also those that no reviewer gets to read, such as contact data. */
  originals: ReviewAnswer[];
  /** The roles that the questions ask for, answered or not. */
  asked: ClarityRole[];
}

/** A field for an answer without a question; only its key tells what it is about. */
function fieldFromKey(key: string): Field | undefined {
  return inferFields([{ label: key.replace(/[_-]+/g, ' '), key }])[0];
}

function answeredQuestions({ fields, answers }: BlindInput): ReviewAnswer[] {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  return answers.flatMap(({ key, value }) => {
    const field = byKey.get(key) ?? fieldFromKey(key);
    if (!field || isBlank(value)) return [];
    return [{ key, label: field.label, role: field.clarity_role, sources: [...field.sources], value }];
  });
}

/** A name is masked so that it reads like any other unknown word, with its capital kept. */
function masksIn(
  { text, tokens }: ReadText,
  personal: readonly PersonalDatum[],
  name: FounderName,
  contactEmail: string,
): Mask[] {
  const links = tokens.filter(({ kind, start, end }) => kind === 'link' && name.carriesName(text.slice(start, end)));
  const lower = text.toLowerCase();
  // A few letters are longer in lower case; then offsets would differ, and the text is not searched this way.
  const contact = lower.length === text.length ? placesOf(contactEmail.toLowerCase(), lower) : [];
  const data = [...contact, ...personal, ...links].map(({ start, end }) => ({ start, end, capital: false }));
  return [...name.masksIn(text, tokens), ...data];
}

/** Replaces stretches character by character, so that offsets stay; where masks overlap, the last one wins. */
function applyMasks(value: string, masks: readonly Mask[], toOriginal: ReadText['toOriginal']): string {
  const characters = value.split('');
  for (const { start, end, capital } of masks)
    characters.fill(capital ? MASK_CAPITAL : MASK_LOWER, toOriginal(start), toOriginal(end - 1) + 1);
  return characters.join('');
}

/** What a reviewer may read of an application: nothing that identifies the founder or tells how to reach anybody. */
export function blindAnswers(input: BlindInput): BlindAnswers {
  let briefStems: ReadonlySet<string> | undefined;
  const isOfBrief = (word: string): boolean => {
    briefStems ??= new Set(wordsOf(input.brief ?? '').map(stem));
    return briefStems.has(stem(word));
  };
  const isTelling = (word: string): boolean => isScoringWord(word) || isIndustryWord(word) || isOfBrief(word);
  const name = new FounderName(input.founderName ?? '', isTelling);
  const originals = answeredQuestions(input);
  const answers = originals.filter(isReviewed).map((answer) => {
    const read = readText(answer);
    const personal = read.text === answer.value ? personalDataIn(answer) : findPersonalData(read.text);
    const masks = masksIn(read, personal, name, input.contactEmail.trim());
    return masks.length === 0 ? answer : { ...answer, value: applyMasks(answer.value, masks, read.toOriginal) };
  });
  const roles = [...input.fields.map((field) => field.clarity_role), ...originals.map(({ role }) => role)];
  return { answers, originals, asked: roles.flatMap((role) => role ?? []) };
}
