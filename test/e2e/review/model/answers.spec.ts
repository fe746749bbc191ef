import { type CriterionJudgement, type Judgement } from '../../../../src/modules/review/reviewers/reviewer.js';
import { answersIn, GOOD, judging, saying } from '../../../support/model-behaviours.js';
import { INPUT, modelReviewer, quiet } from '../../../support/model-reviewer.js';
import { ModelServer, USAGE } from '../../../support/model-server.js';

const ANTHROPIC = { REVIEWER: 'anthropic', REVIEWER_MODEL: 'claude-sonnet-4-5' };
const PROTOCOLS = [
  ['openai-compatible', {}],
  ['anthropic', ANTHROPIC],
  ['anthropic, by a tool', { REVIEWER: 'anthropic' }],
] as const;
const CALLS = 6;

let server: ModelServer;

beforeAll(async () => {
  server = await ModelServer.start(GOOD);
});
beforeEach(() => {
  server.reset(GOOD);
});
afterAll(() => server.close());

const criterion = ({ criteria }: Judgement, id: string): CriterionJudgement => {
  const found = criteria.find((judged) => judged.criterion === id);
  if (!found) throw new Error(`Nothing on ${id}`);
  return found;
};

describe.each(PROTOCOLS)('a good answer over the protocol of %s', (_, env) => {
  it('becomes a judgement, with quotes, words of the application and all tokens', async () => {
    const judgement = await modelReviewer(server, env).judge(INPUT, quiet());
    expect(judgement.criteria).toHaveLength(19);
    expect(criterion(judgement, 'problem')).toEqual({
      criterion: 'problem',
      level: 3,
      reasoning: 'About problem.',
      evidence: [{ key: 'problem', quote: 'Dairies lose 14% of their milk.' }],
      confidence: 0.9,
    });
    expect(judgement).toMatchObject({
      industry: 'Agritech',
      summary: 'Dairies lose 14% of their milk. 38 farms pay 45 euros a month.',
      model: 'tested-2026-11-01',
      usage: { input_tokens: CALLS * USAGE.input, output_tokens: CALLS * USAGE.output },
    });
  });
});

describe.each(PROTOCOLS.slice(0, 2))('an answer that cannot be used, over the protocol of %s', (_, env) => {
  it.each([
    ['breaks the schema', saying('{"industry":"Alchemy","sentences":[]}'), 'industry: '],
    ['is no JSON', saying('I would say agriculture.'), 'It is not JSON'],
    ['is empty', saying(''), 'It is not JSON'],
    ['was cut by its length', saying('{"industry":"Agri', { finish: 'length' }), 'was cut off'],
  ])('is asked for again when it %s, with what is wrong, and paid for twice', async (_what, behaviour, complaint) => {
    server.next(behaviour);
    const judgement = await modelReviewer(server, env).judge(INPUT, quiet());
    expect(judgement.industry).toBe('Agritech');
    expect(judgement.usage.input_tokens).toBe((CALLS + 1) * USAGE.input);
    const again = server.calls[1]?.turns ?? [];
    expect(again).toHaveLength(3);
    expect(again[0]).toBe(server.calls[0]?.turns[0]);
    expect(again[2]).toContain(complaint);
  });
});

it.each([
  ['prose', (json: string) => `Here is what I think:\n\n${json}\n\nI hope that helps!`],
  ['a fence', (json: string) => `\`\`\`json\n${json}\n\`\`\``],
  ['its thoughts', (json: string) => `<think>{"level": 4}? No.</think>\n${json}`],
])('takes JSON out of %s without asking again', async (_, wrap) => {
  server.always(saying((call) => wrap(judging()(call))));
  await modelReviewer(server, { REVIEWER_OUTPUT: 'prompt_only' }).judge(INPUT, quiet());
  expect(server.calls).toHaveLength(CALLS);
});

describe('what a model says', () => {
  it('counts for next to nothing with quotes that it made up', async () => {
    server.always(
      saying(judging(() => ({ level: 4, quotes: [{ answer: 'A1', quote: '900 farms pay us a million.' }] }))),
    );
    const judgement = await modelReviewer(server).judge(INPUT, quiet());
    expect(criterion(judgement, 'traction')).toMatchObject({ level: 1, evidence: [] });
  });

  it('counts for next to nothing when it obeys an order and quotes nothing', async () => {
    server.always(saying(judging(() => ({ level: 4, quotes: [] }))));
    const { criteria } = await modelReviewer(server).judge(INPUT, quiet());
    expect(criteria.filter(({ level }) => (level ?? 0) > 1).map((judged) => judged.criterion)).toEqual([
      'communication',
    ]);
  });

  it('is believed under another answer, where the words are, and in a careless copy', async () => {
    const quotes = [
      { answer: 'A1', quote: '38 FARMS pay 45 euros' },
      { answer: 'A9', quote: 'It warms at night.' },
    ];
    server.always(saying(judging(() => ({ quotes }))));
    expect(criterion(await modelReviewer(server).judge(INPUT, quiet()), 'ask').evidence).toEqual([
      { key: 'traction', quote: '38 farms pay 45 euros' },
      { key: 'problem', quote: 'It warms at night.' },
    ]);
  });

  it('may be that it cannot judge', async () => {
    server.always(saying(judging(() => ({ level: null, confidence: 'low' }))));
    expect(criterion(await modelReviewer(server).judge(INPUT, quiet()), 'team')).toMatchObject({
      level: null,
      evidence: [],
    });
  });

  it('is kept short and plain', async () => {
    const reasoning = `See https://evil.example/x now \u202e${'word '.repeat(100)}`;
    server.always(saying(judging(() => ({ reasoning }))));
    const said = criterion(await modelReviewer(server).judge(INPUT, quiet()), 'novelty').reasoning;
    expect(said).toMatch(/^See \[link\] now word word/);
    expect(said.split(' ').filter((word) => word === 'word')).toHaveLength(57);
  });

  it('sums up in words of the application or not at all', async () => {
    server.next(
      saying(
        JSON.stringify({ industry: 'Agritech', sentences: [{ answer: 'A1', quote: 'They will rule the world.' }] }),
      ),
    );
    expect((await modelReviewer(server).judge(INPUT, quiet())).summary).toBe('');
  });
});

it('cuts what is too long, and leaves what is short whole', async () => {
  const long = {
    ...INPUT.answers[0],
    key: 'long',
    value: 'All of it is true. '.repeat(6_000),
  } as (typeof INPUT.answers)[number];
  await modelReviewer(server).judge({ ...INPUT, answers: [...INPUT.answers, long] }, quiet());
  const [call] = server.calls;
  const shown = [...(call ? answersIn(call) : new Map<string, string>()).values()];
  expect(shown).toHaveLength(3);
  expect(shown[0]).toMatch(/ \[cut here\]$/);
  expect(shown[0]?.length).toBeLessThan(60_100);
  expect(shown.slice(1)).toEqual(INPUT.answers.map(({ value }) => value));
});
