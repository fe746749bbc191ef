import { createHash } from 'node:crypto';
import { type ModelSettings } from '../../../../config/reviewer-settings.js';
import { CRITERIA, type CriterionId } from '../../../rubric/criteria.js';
import { type CriterionJudgement, type Judgement, Reviewer, type ReviewInput } from '../reviewer.js';
import { ReviewerError } from '../reviewer.errors.js';
import { Conversation, jsonSchemaOf } from './conversation.js';
import { Expenses } from './expenses.js';
import { type MarkedData, markedData } from './marked-data.js';
import { type ModelCalls } from './model-calls.js';
import { groupPrompt, profilePrompt, repairPrompt, SYSTEM_PROMPT } from './prompt.js';
import { criterionGroups, groupSchema, type JudgedCriterion, PROFILE, type Profile } from './questions.js';
import { Readings } from './readings.js';
import { combineSamples } from './samples.js';
import { stoppable } from './signals.js';

/** Any number; the samples of a review count up from it. */
const SEED = 7;
const NEEDS_BRIEF: CriterionId = 'programme_relevance';
const NO_BRIEF = 'There is no brief to say what the programme looks for.';

/** Of everything that is sent but the application itself, and of how it is sent. */
function promptVersionOf({ output, sampling, samples, maxOutputTokens }: ModelSettings): string {
  const groups = criterionGroups().map((group) => groupPrompt('', group, jsonSchemaOf(groupSchema(group))));
  const profile = profilePrompt('', jsonSchemaOf(PROFILE));
  const sent = [SYSTEM_PROMPT, ...groups, profile, repairPrompt([]), output, sampling, samples, maxOutputTokens];
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex').slice(0, 16);
}

/**
 * Has a language model judge, a few criteria at a time. It gets what any reviewer gets, as marked data, and gives levels
 * and quotes; quotes that are not in the answers are dropped, and levels that then have nothing to show for it fall.
 */
export class ModelReviewer extends Reviewer {
  readonly id: string;
  readonly version = '1.0.0';
  readonly promptVersion: string;

  constructor(
    private readonly settings: ModelSettings,
    private readonly calls: ModelCalls,
  ) {
    super();
    this.id = settings.provider;
    this.promptVersion = promptVersionOf(settings);
  }

  async judge(input: ReviewInput, signal: AbortSignal): Promise<Judgement> {
    const expenses = new Expenses();
    try {
      return await stoppable(signal, (stop) => this.judgeWith(input, expenses, stop));
    } catch (error) {
      throw error instanceof ReviewerError ? error.spending(expenses.usage) : error;
    }
  }

  private async judgeWith(input: ReviewInput, expenses: Expenses, stop: AbortController): Promise<Judgement> {
    const conversation = new Conversation(this.calls, expenses, stop.signal);
    const data = markedData(input);
    const readings = new Readings(input.answers, data);
    // Alone, so that the rest finds the application in the provider's cache, and is not sent where nobody answers.
    const profile = await this.askProfile(conversation, data);
    const hasBrief = (input.brief ?? '').trim() !== '';
    const asked = CRITERIA.filter(({ id }) => hasBrief || id !== NEEDS_BRIEF);
    const samples = Array.from({ length: this.settings.samples }, (_, sample) =>
      criterionGroups(asked).map((group) => this.askGroup(conversation, { data, group, sample, readings })),
    ).flat();
    const judged = await Promise.all(samples).catch((error: unknown) => {
      // One that fails fails all, so the others need not be paid for.
      stop.abort();
      throw error;
    });
    return {
      criteria: CRITERIA.map(({ id }) => judgementOf(id, judged.flat())),
      industry: profile.industry,
      summary: readings.summary(profile.sentences),
      model: expenses.model,
      usage: expenses.usage,
    };
  }

  private askProfile(conversation: Conversation, data: MarkedData): Promise<Profile> {
    return conversation.ask({
      name: 'profile',
      schema: PROFILE,
      prompt: (schema) => profilePrompt(data.text, schema),
      seed: SEED,
    });
  }

  private async askGroup(
    conversation: Conversation,
    {
      data,
      group,
      sample,
      readings,
    }: { data: MarkedData; group: JudgedCriterion[]; sample: number; readings: Readings },
  ): Promise<CriterionJudgement[]> {
    const answer = await conversation.ask({
      name: 'judgement',
      schema: groupSchema(group),
      prompt: (schema) => groupPrompt(data.text, group, schema),
      seed: SEED + sample,
    });
    return group.flatMap(({ id }) => {
      const said = answer[id];
      return said ? [readings.judgement(id, said)] : [];
    });
  }
}

function judgementOf(criterion: CriterionId, judged: readonly CriterionJudgement[]): CriterionJudgement {
  const [first, ...others] = judged.filter((judgement) => judgement.criterion === criterion);
  if (first === undefined) return { criterion, level: null, reasoning: NO_BRIEF, evidence: [], confidence: 0 };
  return combineSamples([first, ...others]);
}
