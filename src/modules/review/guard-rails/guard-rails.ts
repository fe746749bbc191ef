import { sortedByKey } from '../reviewers/answer-order.js';
import { isReviewed, type ReviewAnswer } from '../reviewers/reviewer.js';
import { takeApart } from './answer-text.js';
import { excerptOf } from './excerpt.js';
import {
  type Finding,
  type Findings,
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

function worstFirst(found: readonly Finding[] = []): Finding[] {
  return [...found]
    .sort((a, b) => FLAG_SEVERITIES.indexOf(b.severity) - FLAG_SEVERITIES.indexOf(a.severity))
    .slice(0, MOST_FLAGS_PER_RAIL);
}

function flagOf(type: FlagType, { severity, key, text, message }: Finding): GuardRailFlag {
  return { type, severity, key, excerpt: text === null ? null : excerptOf(text), message };
}

/** Checks the original text of all answers, also of those that no reviewer reads; their order does not matter. */
export function inspectAnswers(answers: readonly ReviewAnswer[]): Findings {
  const all = sortedByKey(answers).map(takeApart);
  const reviewed = all.filter(({ answer }) => isReviewed(answer));
  const findings = FLAG_TYPES.map((type) => RAILS[type](FLAGS[type].reads === 'all' ? all : reviewed));
  return {
    flags: FLAG_TYPES.flatMap((type, at) => worstFirst(findings[at]).map((finding) => flagOf(type, finding))),
    excluded: findings.flat().flatMap(({ excluded = [] }) => excluded),
  };
}
