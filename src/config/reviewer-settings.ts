import { Transform, Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsUrl,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';
import { FromEnv } from './from-env.js';

const REVIEWERS = ['embedded', 'openai-compatible', 'anthropic'] as const;
const OUTPUTS = ['json_schema', 'json_object', 'prompt_only'] as const;
const SAMPLINGS = ['temperature_and_seed', 'temperature', 'none'] as const;
const LIMIT_PARAMETERS = ['max_tokens', 'max_completion_tokens'] as const;
const FALLBACKS = ['embedded', 'none'] as const;

type ReviewerName = (typeof REVIEWERS)[number];
type TextMap = Readonly<Record<string, string>>;

const PRINTABLE = /^[\x21-\x7e]{1,500}$/;
const MAP_NAME = /^[\w-]{1,100}$/;
const MAP_VALUE = /^[\x20-\x7e]{0,2000}$/;

/** A setting that is required by some reviewers, and checked whenever it is set. */
function NeededBy(...reviewers: ReviewerName[]): PropertyDecorator {
  return ValidateIf(
    ({ reviewer }: ReviewerSettings, value: unknown) => value !== undefined || reviewers.includes(reviewer),
  );
}

function parseMap(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function isTextMap(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([name, text]) => MAP_NAME.test(name) && typeof text === 'string' && MAP_VALUE.test(text),
  );
}

/** A JSON object of texts, such as `{"api-key":"…"}`. */
function IsTextMap(): PropertyDecorator {
  const defaultMessage = ({ property } = {} as ValidationArguments): string =>
    `${property} must be a JSON object of names and texts`;
  return ValidateBy({ name: 'isTextMap', validator: { validate: isTextMap, defaultMessage } });
}

/** Anthropic supports a JSON schema or a plain prompt, and no mode in between. */
function SuitsAnthropic(): PropertyDecorator {
  return ValidateBy({
    name: 'suitsAnthropic',
    validator: {
      validate: (value, args) => value !== 'json_object' || (args?.object as ReviewerSettings).reviewer !== 'anthropic',
      defaultMessage: () => 'reviewerOutput must be json_schema or prompt_only when REVIEWER is anthropic',
    },
  });
}

/** Who reviews, and how a language model is reached and asked when it is one. */
export class ReviewerSettings {
  @FromEnv('REVIEWER')
  @IsIn(REVIEWERS)
  reviewer: ReviewerName = 'embedded';

  @FromEnv('REVIEWER_BASE_URL')
  @NeededBy('openai-compatible')
  @IsUrl(
    {
      protocols: ['http', 'https'],
      require_protocol: true,
      require_tld: false,
      allow_underscores: true,
      allow_query_components: false,
      disallow_auth: true,
    },
    {
      message:
        'reviewerBaseUrl must be an http or https address without a query or a password; openai-compatible needs one',
    },
  )
  reviewerBaseUrl?: string;

  @FromEnv('REVIEWER_API_KEY')
  @NeededBy('anthropic')
  @Matches(PRINTABLE, { message: 'reviewerApiKey must be a key without spaces; anthropic needs one' })
  reviewerApiKey?: string;

  @FromEnv('REVIEWER_MODEL')
  @NeededBy('openai-compatible', 'anthropic')
  @Matches(PRINTABLE, {
    message: 'reviewerModel must be a name without spaces; openai-compatible and anthropic need one',
  })
  reviewerModel?: string;

  @FromEnv('REVIEWER_HEADERS')
  @Transform(({ value }) => parseMap(value))
  @IsTextMap()
  reviewerHeaders: TextMap = {};

  @FromEnv('REVIEWER_QUERY')
  @Transform(({ value }) => parseMap(value))
  @IsTextMap()
  reviewerQuery: TextMap = {};

  @FromEnv('REVIEWER_OUTPUT')
  @IsIn(OUTPUTS)
  @SuitsAnthropic()
  reviewerOutput: (typeof OUTPUTS)[number] = 'json_schema';

  @FromEnv('REVIEWER_SAMPLING')
  @IsIn(SAMPLINGS)
  reviewerSampling: (typeof SAMPLINGS)[number] = 'temperature_and_seed';

  @FromEnv('REVIEWER_MAX_OUTPUT_TOKENS')
  @Type(() => Number)
  @IsInt()
  @Min(500)
  @Max(64_000)
  reviewerMaxOutputTokens = 3_000;

  @FromEnv('REVIEWER_LIMIT_PARAMETER')
  @IsIn(LIMIT_PARAMETERS)
  reviewerLimitParameter: (typeof LIMIT_PARAMETERS)[number] = 'max_tokens';

  @FromEnv('REVIEWER_TIMEOUT_SECONDS')
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(600)
  reviewerTimeoutSeconds = 60;

  @FromEnv('REVIEWER_CONCURRENCY')
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  reviewerConcurrency = 8;

  @FromEnv('REVIEWER_FALLBACK')
  @IsIn(FALLBACKS)
  reviewerFallback: (typeof FALLBACKS)[number] = 'embedded';
}

/** A language model that reviews. Holds secrets: neither this nor any part of it belongs in a log. */
export interface ModelSettings {
  readonly provider: Exclude<ReviewerName, 'embedded'>;
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly headers: TextMap;
  readonly query: TextMap;
  readonly output: ReviewerSettings['reviewerOutput'];
  readonly sampling: ReviewerSettings['reviewerSampling'];
  readonly maxOutputTokens: number;
  readonly limitParameter: ReviewerSettings['reviewerLimitParameter'];
  readonly timeoutMs: number;
  /** Calls that one process makes at the same time. */
  readonly concurrency: number;
  /** Whether the embedded reviewer takes over where the model gives no judgement. */
  readonly hasFallback: boolean;
}

/** Null for the embedded reviewer. */
export function modelSettings(settings: ReviewerSettings): ModelSettings | null {
  const { reviewer: provider, reviewerModel: model } = settings;
  if (provider === 'embedded' || model === undefined) return null;
  return {
    provider,
    model,
    baseUrl: settings.reviewerBaseUrl,
    apiKey: settings.reviewerApiKey,
    headers: settings.reviewerHeaders,
    query: settings.reviewerQuery,
    output: settings.reviewerOutput,
    sampling: settings.reviewerSampling,
    maxOutputTokens: settings.reviewerMaxOutputTokens,
    limitParameter: settings.reviewerLimitParameter,
    timeoutMs: settings.reviewerTimeoutSeconds * 1_000,
    concurrency: settings.reviewerConcurrency,
    hasFallback: settings.reviewerFallback === 'embedded',
  };
}
