import { type PersonalDataKind, personalDataIn } from '../../redaction/personal-data.js';
import { type AnswerText } from '../answer-text.js';
import { type Finding, type FlagSeverity } from '../guard-rail.js';

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

/** Questions that ask for contact data, which is in its place there. */
const ASKED_FOR =
  /\b(?:e-?mail|phone|tel|telephone|mobile|whatsapp|contact|reach|address|linkedin|passport|iban|bank|account|birth)/iu;

/** Personal data where none was asked for. It is masked before the review; the flag says what kind, not what. */
export function personalData(answers: readonly AnswerText[]): Finding[] {
  return answers.flatMap(({ answer }) => {
    const { key, label, sources, value } = answer;
    const found = sources.length === 0 && ASKED_FOR.test(label) ? [] : personalDataIn(answer);
    const firstOfEachKind = found.filter(({ kind }, at) => found.findIndex((other) => other.kind === kind) === at);
    return firstOfEachKind.map(({ kind, start, end }) => {
      const { severity, name } = KINDS[kind];
      const message = `The answer contains ${name}. It was hidden from the reviewer.`;
      return { severity, key, text: value.slice(start, end), message };
    });
  });
}
