import { type PersonalDataKind, personalDataIn } from '../../text/personal-data.js';
import { type AnswerText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly, type FlagSeverity } from '../guard-rail.js';

const KINDS: Readonly<Record<PersonalDataKind, { severity: FlagSeverity; name: string }>> = {
  email: { severity: 'info', name: 'an e-mail address' },
  phone: { severity: 'info', name: 'a telephone number' },
  bank_account: { severity: 'warning', name: 'a bank account number' },
  payment_card: { severity: 'warning', name: 'a payment card number' },
  national_id: { severity: 'warning', name: 'a national identity number' },
  secret: { severity: 'warning', name: 'what looks like a secret key or password' },
  birth_date: { severity: 'info', name: 'a date of birth' },
  home_address: { severity: 'info', name: 'a home address' },
};

/** Contact data that a question asks for is in its place. */
const ASKED_FOR =
  /\b(?:e-?mail|phone|tel|telephone|mobile|whatsapp|contact|reach|address|linkedin|passport|iban|bank|account|birth)/iu;

/** Personal data where none was asked for. It is masked before the review; the flag says what kind, not what. */
export function personalData(answers: readonly AnswerText[]): Findings {
  return flagsOnly(
    answers.flatMap(({ answer }) => {
      if (answer.sources.length === 0 && ASKED_FOR.test(answer.label)) return [];
      const found = personalDataIn(answer);
      if (found.length === 0) return [];
      return [...new Set(found.map(({ kind }) => kind))].map((kind) => {
        const first = found.find((datum) => datum.kind === kind);
        const { severity, name } = KINDS[kind];
        return {
          type: 'personal_data' as const,
          severity,
          key: answer.key,
          excerpt: first ? excerptOf(answer.value.slice(first.start, first.end)) : null,
          message: `The answer contains ${name}. It was hidden from the reviewer.`,
        };
      });
    }),
  );
}
