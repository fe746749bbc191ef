import { cpuTime } from '../../../../test/support/cpu-time.js';
import { MASK_CAPITAL, MASK_LOWER } from '../../../language/tokens.js';
import { blindAnswers } from './redaction.js';

const blind = (value: string, founderName: string | null, over: { brief?: string; key?: string } = {}): string =>
  blindAnswers({
    founderName,
    contactEmail: 'ada@lovelace.example',
    fields: [],
    answers: [{ key: over.key ?? 'what_problem', value }],
    brief: over.brief ?? null,
  })
    .answers.map((answer) => answer.value.replaceAll(MASK_CAPITAL, '#').replaceAll(MASK_LOWER, '_'))
    .join();

describe('blindAnswers', () => {
  it.each([
    ['Ada Lovelace', 'I, Ada Lovelace, built it.', 'I, ############, built it.'],
    ['Ada Lovelace', 'ada lovelace and ADA', '____________ and ###'],
    ['Ada Lovelace', "Lovelace's engine, adapted", "########'s engine, adapted"],
    [
      'Ada Lovelace',
      'see @adalovelace and https://x.com/in/ada-lovelace',
      'see @___________ and _____________________________',
    ],
    ['José Ñuñez', 'Jose Nunez built it', '########## built it'],
    ['Li Wu', 'Li Wu and a li of rice', '##### and a li of rice'],
    ['王伟', '我是王伟，创始人', '我是__，创始人'],
    ['Ada Lovelace', 'A\u200bda built it', '#### built it'],
    ['Will Price', 'We will set the price. Will Price founded it.', 'We will set the price. ########## founded it.'],
    ['Grace', 'Grace says grace', '##### says _____'],
    ['Test Founder', 'The founder tested it.', 'The founder tested it.'],
    ['', 'Nobody here', 'Nobody here'],
  ])('masks %j in %j', (name, text, expected) => {
    expect(blind(text, name)).toBe(expected);
  });

  it('masks addresses and numbers, but not amounts', () => {
    expect(blind('ADA@lovelace.example or x@y.org, +44 20 7946 0958, $1,200,000 in 2024', null)).toBe(
      '____________________ or _______, ________________, $1,200,000 in 2024',
    );
  });

  it('leaves the words of the brief readable', () => {
    expect(blind('Clinics in Kenya', 'Kenya Moore', { brief: 'Founders in Kenya' })).toBe('Clinics in Kenya');
    expect(blind('Clinics in Kenya', 'Kenya Moore')).toBe('Clinics in #####');
  });

  it('keeps every offset, and the originals beside', () => {
    const value = 'Ada\u00ad Lovelace 🚀 ada@lovelace.example';
    const { answers, originals } = blindAnswers({
      founderName: 'Ada Lovelace',
      contactEmail: 'ada@lovelace.example',
      fields: [],
      answers: [{ key: 'problem', value }],
      brief: null,
    });
    expect(answers[0]?.value).toHaveLength(value.length);
    expect(originals[0]?.value).toBe(value);
    expect(answers[0]?.value.match(/[\uFFFC\uFFFD]+/gu)).toHaveLength(2);
  });

  it('drops contact and demographic answers and blank ones', () => {
    const answers = ['email', 'gender', 'full_name', 'problem', 'traction'].map((key) => ({
      key,
      value: key === 'traction' ? ' \u3000' : 'x',
    }));
    const { answers: kept, originals } = blindAnswers({
      founderName: null,
      contactEmail: '',
      fields: [],
      answers,
      brief: null,
    });
    expect(kept.map(({ key, role }) => [key, role])).toEqual([['problem', 'problem']]);
    expect(originals.map(({ key }) => key)).toEqual(['email', 'gender', 'full_name', 'problem']);
  });

  it('is quick with long answers full of the name', () => {
    const work = (): void => {
      for (const part of ['Will ', 'will price ', 'Ada ', 'a', '@', 'http://ada '])
        blind(part.repeat(4_000), 'Will Price Ada');
    };
    expect(cpuTime(work)).toBeLessThan(1_500);
  });
});
