import { patternOf } from '../../../common/text/pattern.js';
import { INVISIBLE } from '../../../language/normalise.js';
import { findPersonalData } from '../redaction/personal-data.js';
import { isReviewed, type ReviewAnswer, sortedByKey } from '../reviewers/reviewer.js';
import { takeApart } from './answer-text.js';
import {
  type AnswerSpan,
  type Finding,
  FLAG_SEVERITIES,
  FLAG_TYPES,
  FLAGS,
  type FlagType,
  type GuardRail,
  type GuardRailFlag,
} from './guard-rail.js';
import { duplicateContent } from './rails/duplicate-content.js';
import { gibberish } from './rails/gibberish.js';
import { hiddenText } from './rails/hidden-text.js';
import { insufficientContent } from './rails/insufficient-content.js';
import { keywordStuffing } from './rails/keyword-stuffing.js';
import { offTopic } from './rails/off-topic.js';
import { personalData } from './rails/personal-data.js';
import { promptInjection } from './rails/prompt-injection.js';
import { toxicity } from './rails/toxicity.js';
import { unsupportedLanguage } from './rails/unsupported-language.js';

const LONGEST_EXCERPT = 160;

/** A short, visible piece of an answer to show beside a flag; personal data in it is starred out. */
function excerptOf(text: string): string {
  const shown = text.slice(0, LONGEST_EXCERPT * 2).replace(INVISIBLE, '');
  let masked = '';
  let from = 0;
  for (const { start, end } of findPersonalData(shown)) {
    masked += `${shown.slice(from, start)}${shown.charAt(start)}***`;
    from = end;
  }
  const line = (masked + shown.slice(from)).replace(/\s+/gu, ' ').trim();
  return line.length <= LONGEST_EXCERPT
    ? line
    : `${line.slice(0, LONGEST_EXCERPT - 1).replace(/[\ud800-\udbff]$/u, '')}…`;
}

const RAILS: Readonly<Record<FlagType, GuardRail>> = {
  prompt_injection: promptInjection,
  hidden_text: hiddenText,
  personal_data: personalData,
  toxicity,
  gibberish,
  duplicate_content: duplicateContent,
  keyword_stuffing: keywordStuffing,
  off_topic: offTopic,
  unsupported_language: unsupportedLanguage,
  insufficient_content: insufficientContent,
};

/** The most flags of one kind; more would tell a reader nothing new. */
const MOST_FLAGS_PER_RAIL = 20;

function flagsOf(type: FlagType, found: readonly Finding[]): GuardRailFlag[] {
  const sorted = [...found].sort((a, b) => FLAG_SEVERITIES.indexOf(b.severity) - FLAG_SEVERITIES.indexOf(a.severity));
  return sorted.slice(0, MOST_FLAGS_PER_RAIL).map(({ severity, key, text, message }) => {
    return { type, severity, key, excerpt: text === null ? null : excerptOf(text), message };
  });
}

/** Checks the original text of all answers, also of those that no reviewer reads; their order does not matter. */
export function inspectAnswers(answers: readonly ReviewAnswer[]): { flags: GuardRailFlag[]; excluded: AnswerSpan[] } {
  const all = sortedByKey(answers).map(takeApart);
  const reviewed = all.filter(({ answer }) => isReviewed(answer));
  const flags: GuardRailFlag[] = [];
  const excluded: AnswerSpan[] = [];
  for (const type of FLAG_TYPES) {
    const found = RAILS[type](FLAGS[type].reads === 'all' ? all : reviewed);
    flags.push(...flagsOf(type, found));
    for (const finding of found) excluded.push(...(finding.excluded ?? []));
  }
  return { flags, excluded };
}

/** Ends the sentence, so that the text on either side is not read as one. */
const BREAK = '\n';
/** Has no width, so that a word that was split by hidden characters becomes whole again. */
const NOTHING = '\u2060';
const ONLY_INVISIBLE = patternOf(`^(?:${INVISIBLE.source})$`, 'u');

/** Blanks out the spans that no reviewer should read; all other characters keep their offsets. */
export function withoutSpans(answers: readonly ReviewAnswer[], excluded: readonly AnswerSpan[]): ReviewAnswer[] {
  return answers.map((answer) => {
    const spans = excluded.filter(({ key }) => key === answer.key);
    if (spans.length === 0) return answer;
    const characters = answer.value.split('');
    for (const { start, end } of spans) {
      characters.fill(ONLY_INVISIBLE.test(answer.value.slice(start, end)) ? NOTHING : BREAK, start, end);
    }
    return { ...answer, value: characters.join('') };
  });
}
