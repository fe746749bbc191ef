import { type JSONSchema7, type ModelMessage } from 'ai';
import { z } from 'zod';
import { ReviewerError } from '../reviewer.errors.js';
import { addUsage, NO_USAGE } from '../reviewer.js';
import { type ModelCalls, type ModelReply, type ModelRequest } from './model-calls.js';
import { repairPrompt } from './prompt.js';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The JSON object in a model's answer, even if there is other text around it; undefined if there is none. */
function jsonInText(text: string): unknown {
  const said = text.replace(/^\s*<think>[\s\S]*?<\/think>/u, '').trim();
  const whole = parse(said);
  if (whole !== undefined) return whole;
  const [start, end] = [said.indexOf('{'), said.lastIndexOf('}')];
  return start >= 0 && end > start ? parse(said.slice(start, end + 1)) : undefined;
}

const MOST_ASKED = 2;
const MOST_QUOTED = 6_000;
const MOST_PROBLEMS = 10;
/** Providers do not take an empty turn. */
const NOTHING = '(nothing)';

/** The JSON schema as providers accept it, without keywords that only matter to validators. */
export function jsonSchemaOf(schema: z.ZodType): JSONSchema7 {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7' });
  return rest as JSONSchema7;
}

type Checked<T> = { readonly value: T } | { readonly problems: string[] };

function check<T>({ text, isCut }: ModelReply, schema: z.ZodType<T>): Checked<T> {
  if (isCut) return { problems: ['It is too long and was cut off: fewer and shorter quotes, shorter reasoning.'] };
  const json = jsonInText(text);
  if (json === undefined) return { problems: ['It is not JSON.'] };
  const parsed = schema.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the object'}: ${message}`);
  return { problems: problems.slice(0, MOST_PROBLEMS) };
}

/** Checks a model's answers against their schema; where one does not conform, asks once more, saying what is wrong. */
export class Conversation {
  private readonly models = new Set<string>();
  /** The tokens of every answer that came, used or not. */
  usage = NO_USAGE;

  constructor(
    private readonly calls: ModelCalls,
    private readonly signal: AbortSignal,
  ) {}

  get model(): string {
    return [...this.models].sort().join(', ').slice(0, 200);
  }

  /** @throws ReviewerError */
  async ask<T>(name: string, schema: z.ZodType<T>, prompt: (schema: JSONSchema7) => string): Promise<T> {
    const wanted = jsonSchemaOf(schema);
    const messages: ModelMessage[] = [{ role: 'user', content: prompt(wanted) }];
    for (let asked = 1; asked <= MOST_ASKED; asked += 1) {
      const reply = await this.call({ name, schema: wanted, messages });
      const checked = check(reply, schema);
      if ('value' in checked) return checked.value;
      messages.push(
        { role: 'assistant', content: reply.text.trim().slice(0, MOST_QUOTED) || NOTHING },
        { role: 'user', content: repairPrompt(checked.problems) },
      );
    }
    throw new ReviewerError('malformed', 'The language model gave no usable judgement, asked twice');
  }

  private async call(request: ModelRequest): Promise<ModelReply> {
    const reply = await this.calls.ask(request, this.signal);
    this.usage = addUsage(this.usage, reply.usage);
    this.models.add(reply.model);
    if (reply.isRefusal) throw new ReviewerError('refused');
    return reply;
  }
}
