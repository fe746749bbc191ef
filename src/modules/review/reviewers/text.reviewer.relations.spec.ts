import { readFileSync } from 'node:fs';
import { BUZZ, ESSAYS, STUFFING } from '../../../../test/support/paddings.js';
import { reviewApplication, scoresOf } from '../../../../test/support/review-application.js';
import { sampled } from '../../../../test/support/sampled.js';
import { sentencesOf } from '../../../language/sentences.js';
import { type Field, SOURCES } from '../../fields/field.js';
import { inferFields } from '../../fields/field-inference.js';
import { overallScore } from '../scoring/verdict.js';
import { LIKELY } from './statements/belief.js';
import { readStatements } from './statements/statement.js';
import { STATEMENTS } from './statements/statements.js';

interface Answer {
  label: string;
  key: string;
  value: string;
}

interface Application {
  id: string;
  tier: number;
  brief?: string;
  answers: Answer[];
}

type Change = (value: string, at: number) => string;

const APPLICATIONS = readFileSync('eval/golden/development/applications.jsonl', 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Application);

function fieldsOf({ answers }: Application): Field[] {
  const inferred = inferFields(answers.map(({ label, key }) => ({ label, key })));
  return inferred.map((field, at) => ({ ...field, key: answers[at]?.key ?? field.key }));
}

/** What was asked is the same, whatever is done to the answers. */
const FIELDS = new Map(APPLICATIONS.map((application) => [application, fieldsOf(application)]));

async function scores(
  answers: readonly Answer[],
  application: Application,
  founderName: string | null = null,
): Promise<number[]> {
  if (answers.every(({ value }) => value.trim() === '')) return [0, 0, 0];
  const { brief = null } = application;
  return scoresOf(await reviewApplication(answers, { founderName, brief, fields: FIELDS.get(application) ?? [] }));
}

const asWritten = new Map<Application, Promise<number[]>>();

/** What all its changes are compared with. */
function originalScores(application: Application): Promise<number[]> {
  const known = asWritten.get(application) ?? scores(application.answers, application);
  asWritten.set(application, known);
  return known;
}

/** Some of a list for each application, taking turns: what a name is called matters, not in which application. */
function turnOf<Item>(items: readonly Item[], nth: number, most = 3): Item[] {
  return Array.from({ length: most }, (_, at) => items[(nth * most + at) % items.length]).flatMap((item) => item ?? []);
}

const changed = ({ answers }: Application, by: Change): Answer[] =>
  answers.map((answer, at) => ({ ...answer, value: by(answer.value, at) }));
/** As the reviewer tells them apart; what heads a table or numbers a list is none. */
const split = (text: string): string[] =>
  sentencesOf(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((part) => /\p{L}{3}/u.test(part) && !/[|\t]/.test(part));
/** Behind the answer, as a sentence of its own. */
const append = (value: string, more: string): string =>
  /[.!?…]\s*$/.test(value) ? `${value} ${more}` : `${value}.\n${more}`;

/** Where such sentences are the rule, the others are believed less. */
const isAboutNothing = (text: string): boolean =>
  readStatements(STATEMENTS, [
    { key: 'a', label: 'Tell us more', role: null, sources: [...SOURCES], value: text },
  ]).some(({ reading }) => reading.kind.vanity > LIKELY);

/** Applications, and what was done to them, of which some score rose by more than that. */
async function rises(
  variants: (application: Application) => Iterable<readonly [what: string, answers: Answer[]]>,
  by = 0,
): Promise<string[]> {
  const risen: string[] = [];
  let tried = 0;
  for (const [nth, application] of APPLICATIONS.entries()) {
    const before = await originalScores(application);
    for (const [what, answers] of sampled([...variants(application)], nth)) {
      const after = await scores(answers, application);
      tried += 1;
      if (after.some((score, at) => score > (before[at] ?? 0) + by))
        risen.push(`${application.id}: ${what}: ${before.join('/')} -> ${after.join('/')}`);
    }
  }
  expect(tried).toBeGreaterThan(APPLICATIONS.length / 2);
  return risen;
}

const FACTS = [
  'We sold 57 units to 23 buyers in March 2024.',
  'In 2023 our pilot cut losses from 31% to 12%, measured by a university.',
];
const NAMES = ['Mark', 'Grace', 'Will', 'May', 'Rose Price', 'Jean-Luc O’Brien'];

describe('the review of the development applications', () => {
  it('never gains by losing a sentence or an answer, unless it is about nothing', async () => {
    const risen = await rises(function* (application) {
      for (const [at, { key, value }] of application.answers.entries()) {
        const parts = split(value).filter((part) => !isAboutNothing(part));
        if (parts.length === split(value).length) yield [key, application.answers.filter((_, other) => other !== at)];
        for (const part of parts) {
          yield [part, changed(application, (text, other) => (other === at ? text.replace(part, '') : text))];
        }
      }
    });
    expect(risen).toEqual([]);
  });

  it('never loses by a supported fact', async () => {
    for (const application of sampled(APPLICATIONS)) {
      const before = await originalScores(application);
      for (const fact of FACTS) {
        const after = await scores(
          changed(application, (value, at) => (at % 3 === 1 ? append(value, fact) : value)),
          application,
        );
        after.forEach((score, at) => {
          expect(score).toBeGreaterThanOrEqual(before[at] ?? 0);
        });
      }
    }
  });

  it('never gains by praise, lists of words, gibberish or repetition', async () => {
    const risen = await rises(function* (application) {
      for (const padding of [...BUZZ, ...STUFFING])
        yield [padding, changed(application, (value) => append(value, padding))];
      yield ['repeated', changed(application, (value) => [value, value, value].join('\n'))];
    });
    expect(risen).toEqual([]);
  });

  it('hardly ever gains by an essay on something else', async () => {
    const risen = await rises(function* (application) {
      for (const essay of ESSAYS) {
        for (const place of [0, 1, 2])
          yield [essay, changed(application, (value, at) => (at % 3 === place ? append(value, essay) : value))];
      }
    }, 5);
    expect(risen).toEqual([]);
  });

  it('gains no fit or strength by answers under questions that are not theirs, and clarity seldom', async () => {
    const rotations: string[] = [];
    const clearer: string[] = [];
    for (const application of APPLICATIONS) {
      const fields = FIELDS.get(application) ?? [];
      const asked = application.answers.map((_, at) => at).filter((at) => fields[at]?.clarity_role);
      const [clarity = 0, fit = 0, idea = 0] = await originalScores(application);
      for (let by = 1; by < asked.length; by += 1) {
        const source = new Map(asked.map((at, place) => [at, asked[(place + by) % asked.length]]));
        const moved = changed(application, (value, at) => application.answers[source.get(at) ?? at]?.value ?? value);
        const [movedClarity = 0, movedFit = 0, movedIdea = 0] = await scores(moved, application);
        const what = `${application.id} by ${by}`;
        rotations.push(what);
        if (movedClarity > clarity) clearer.push(what);
        expect([what, movedFit <= fit, movedIdea <= idea]).toEqual([what, true, true]);
      }
    }
    expect(rotations.length).toBeGreaterThan(100);
    expect(clearer.length).toBeLessThan(rotations.length * 0.2);
  });

  it('is the same for any person named in it, and in any order', async () => {
    for (const [nth, application] of sampled([...APPLICATIONS.entries()])) {
      const named = (name: string): Answer[] =>
        changed(application, (value, at) =>
          at % 2 ? append(value, `${name} led this for 5 years.`) : value.replace('. ', `. As ${name} said, `),
        );
      const expected = await scores(named('Ada'), application);
      for (const name of turnOf(NAMES, nth)) {
        expect([name, await scores(named(name), application)]).toEqual([name, expected]);
        expect([name, await scores(named(name), application, name)]).toEqual([name, expected]);
      }
      expect(await scores([...application.answers].reverse(), application)).toEqual(await originalScores(application));
    }
  });

  it('is the same for any name inside a sentence, of a person, a town or a country', async () => {
    const others = ['Mark', 'Will', 'May', 'Zoltan', 'Norway', 'Price', 'Fields'];
    // Months, languages of institutions and the like are no names.
    const inside =
      /(?<=[\p{Ll},] )(?!January|February|March|April|May|June|July|August|Sept|October|November|December|Excel|Android|Facebook)\p{Lu}\p{Ll}{2,}(?= \p{Ll})/gu;
    const named = APPLICATIONS.filter(({ answers }) => answers.some(({ value }) => value.search(inside) >= 0));
    expect(named.length).toBeGreaterThan(10);
    for (const [nth, application] of sampled([...named.entries()])) {
      const expected = await originalScores(application);
      for (const other of turnOf(others, nth)) {
        const swapped = changed(application, (value) =>
          value.replace(inside, (name) => (/day$/.test(name) ? name : other)),
        );
        expect([application.id, other, await scores(swapped, application)]).toEqual([application.id, other, expected]);
      }
    }
  });

  it('cares little for articles and capitals', async () => {
    const styles: Change[] = [(value) => value.toLowerCase(), (value) => value.replace(/\b(?:the|an?) /gi, '')];
    const moves: number[] = [];
    for (const application of APPLICATIONS) {
      const expected = await originalScores(application);
      for (const style of styles) {
        const found = await scores(changed(application, style), application);
        moves.push(Math.max(...found.map((score, at) => Math.abs(score - (expected[at] ?? 0)))));
      }
    }
    // A name or a figure more or less, in an application that has few.
    expect(Math.max(...moves)).toBeLessThanOrEqual(20);
    expect(moves.filter((move) => move > 6).length).toBeLessThan(moves.length * 0.1);
  });

  it('ranks them as a committee does', async () => {
    const ranked: { tier: number; composite: number }[] = [];
    for (const application of APPLICATIONS) {
      const [clarity = 0, founderFit = 0, ideaStrength = 0] = await originalScores(application);
      ranked.push({ tier: application.tier, composite: overallScore({ clarity, founderFit, ideaStrength }) });
    }
    const pairs = ranked.flatMap((one) =>
      ranked.filter(({ tier }) => tier < one.tier).map((other) => one.composite > other.composite),
    );
    expect(pairs.filter(Boolean).length / pairs.length).toBeGreaterThan(0.88);
  });
});
