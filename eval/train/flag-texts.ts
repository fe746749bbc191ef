import { readGoldenSet } from '../golden-set.js';
import { hands, textsOf } from './texts.js';

interface ConductText {
  readonly text: string;
  readonly flag: string | null;
  readonly looks_like?: string;
}

interface Statement {
  readonly text: string;
  readonly kind: string;
}

interface Application {
  readonly answers: readonly { readonly value: string }[];
}

/** A text, and whether it is about anything but a venture. */
export interface TopicText {
  readonly text: string;
  readonly isOff: boolean;
}

/** What the hands wrote of ventures and of anything else, and what was kept to practise on. */
export function topicTexts(without: string | null): TopicText[] {
  const fromHands = hands()
    .filter((hand) => hand !== without)
    .flatMap((hand) => [
      ...textsOf<Statement>(hand, 'statements').map(({ text, kind }) => ({ text, isOff: kind === 'off' })),
      ...textsOf<ConductText>(hand, 'conduct')
        .filter(({ flag }) => flag === null || flag === 'off_topic')
        .map(({ text, flag }) => ({ text, isOff: flag !== null })),
      ...textsOf<{ answer: string }>(hand, 'answers').map(({ answer }) => ({ text: answer, isOff: false })),
      ...textsOf<Application>(hand, 'applications').flatMap(({ answers }) =>
        answers.map(({ value }) => ({ text: value, isOff: false })),
      ),
    ]);
  const practice = readGoldenSet('practice');
  const lookAlikes = practice.lookAlikes.flatMap(({ changes }) => changes);
  return [
    ...fromHands,
    ...practice.adversarial
      .filter((variant) => variant.class === 'off_topic')
      .flatMap(({ changes }) => changes.map(({ value }) => ({ text: value, isOff: true }))),
    ...[...practice.applications.flatMap(({ answers }) => answers), ...lookAlikes].map(({ value }) => ({
      text: value,
      isOff: false,
    })),
  ];
}

/** Sentences that people put together to say something. */
export function soundTexts(without: string | null): string[] {
  return hands()
    .filter((hand) => hand !== without)
    .flatMap((hand) => [
      ...textsOf<Statement>(hand, 'statements').map(({ text }) => text),
      ...textsOf<ConductText>(hand, 'conduct')
        .filter(
          ({ flag, looks_like }) => flag === null && looks_like !== 'gibberish' && looks_like !== 'keyword_stuffing',
        )
        .map(({ text }) => text),
    ]);
}
