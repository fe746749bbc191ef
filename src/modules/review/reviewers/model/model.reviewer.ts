import { createHash } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { type LogWarningsFunction } from 'ai';
import { type ModelSettings } from '../../../../config/reviewer-settings.js';
import { CRITERIA, type CriterionId } from '../../../rubric/criteria.js';
import { type CriterionJudgement, type Judgement, Reviewer, type ReviewInput } from '../reviewer.js';
import { ReviewerError } from '../reviewer.errors.js';
import { Conversation, jsonSchemaOf } from './conversation.js';
import { markedData } from './marked-data.js';
import { ModelCalls } from './model-calls.js';
import { groupPrompt, profilePrompt, repairPrompt, SYSTEM_PROMPT } from './prompt.js';
import { criterionGroups, groupSchema, type JudgedCriterion, PROFILE } from './questions.js';
import { Readings } from './readings.js';

const NEEDS_BRIEF: CriterionId = 'programme_relevance';
const NO_BRIEF = 'There is no brief to say what the programme looks for.';
const ABSTAINING = { level: null, reasoning: NO_BRIEF, evidence: [], confidence: 0 };

/** A hash of everything that is sent except the application, and of how it is sent. */
function promptVersionOf({ output, sampling, maxOutputTokens }: ModelSettings): string {
  const groups = criterionGroups().map((group) => groupPrompt('', group, jsonSchemaOf(groupSchema(group))));
  const profile = profilePrompt('', jsonSchemaOf(PROFILE));
  const sent = [SYSTEM_PROMPT, ...groups, profile, repairPrompt([]), output, sampling, maxOutputTokens];
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex').slice(0, 16);
}

/** Logs each warning once; the library would write all of them to the console. */
function warningsTo(warn: (warning: string) => void): LogWarningsFunction {
  const told = new Set<string>();
  return ({ warnings }) => {
    for (const warning of warnings.map((one) => JSON.stringify(one)).filter((one) => !told.has(one))) {
      told.add(warning);
      warn(`The library for language models warns: ${warning}`);
    }
  };
}

/** A few criteria at a time. Quotes that are not in the answers are dropped, and levels without quotes lowered. */
export class ModelReviewer extends Reviewer {
  readonly id: string;
  readonly version = '1.0.0';
  readonly promptVersion: string;
  private readonly calls: ModelCalls;

  constructor(settings: ModelSettings, warn: (warning: string) => void) {
    super();
    this.id = settings.provider;
    this.promptVersion = promptVersionOf(settings);
    this.calls = new ModelCalls(settings);
    globalThis.AI_SDK_LOG_WARNINGS = warningsTo(warn);
  }

  async judge(input: ReviewInput, signal: AbortSignal): Promise<Judgement> {
    signal.throwIfAborted();
    // Not `AbortSignal.any`: Node.js 20 may collect its signals before they fire.
    const stop = new AbortController();
    setMaxListeners(0, stop.signal);
    const stopToo = (): void => {
      stop.abort(signal.reason);
    };
    signal.addEventListener('abort', stopToo, { once: true });
    const conversation = new Conversation(this.calls, stop.signal);
    try {
      return await this.judgeIn(conversation, input, stop);
    } catch (error) {
      throw error instanceof ReviewerError ? error.spending(conversation.usage) : error;
    } finally {
      signal.removeEventListener('abort', stopToo);
    }
  }

  private async judgeIn(conversation: Conversation, input: ReviewInput, stop: AbortController): Promise<Judgement> {
    const data = markedData(input);
    const readings = new Readings(input.answers, data);
    // Sent first and alone: the other calls then find the application in the provider's cache, and nothing more is sent
    // if nobody answers.
    const profile = await conversation.ask('profile', PROFILE, (schema) => profilePrompt(data.text, schema));
    const hasBrief = (input.brief ?? '').trim() !== '';
    const groups = criterionGroups(CRITERIA.filter(({ id }) => hasBrief || id !== NEEDS_BRIEF));
    const ask = async (group: JudgedCriterion[]): Promise<CriterionJudgement[]> => {
      const schema = groupSchema(group);
      const said = await conversation.ask('judgement', schema, (wanted) => groupPrompt(data.text, group, wanted));
      return group.flatMap(({ id }) => (said[id] ? [readings.judgement(id, said[id])] : []));
    };
    const judged = await Promise.all(groups.map(ask)).catch((error: unknown) => {
      // If one call fails, all fail, so the others need not be paid for.
      stop.abort();
      throw error;
    });
    const byCriterion = new Map(judged.flat().map((judgement) => [judgement.criterion, judgement]));
    return {
      criteria: CRITERIA.map(({ id }) => byCriterion.get(id) ?? { ...ABSTAINING, criterion: id }),
      industry: profile.industry,
      summary: readings.summary(profile.sentences),
      model: conversation.model,
      usage: conversation.usage,
    };
  }
}
