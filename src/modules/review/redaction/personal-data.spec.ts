import { cpuTime } from '../../../../test/support/cpu-time.js';
import { findPersonalData } from './personal-data.js';

const found = (text: string): string[] =>
  findPersonalData(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

describe('findPersonalData', () => {
  it.each([
    ['Write to jane.doe+x@mail.example.org.', ['email: jane.doe+x@mail.example.org']],
    ['Call +44 20 7946 0958 now', ['phone: +44 20 7946 0958']],
    ['Call (020) 7946-0958', ['phone: (020) 7946-0958']],
    ['555-123-4567', ['phone: 555-123-4567']],
    ['+254 700 123 456', ['phone: +254 700 123 456']],
    ['phone: 7946 0958', ['phone: 7946 0958']],
    ['0171 2345678', ['phone: 0171 2345678']],
    ['IBAN GB82 WEST 1234 5698 7654 32', ['bank_account: GB82 WEST 1234 5698 7654 32']],
    ['card 4111 1111 1111 1111', ['payment_card: 4111 1111 1111 1111']],
    ['SSN 123-45-6789', ['national_id: 123-45-6789']],
    ['key sk-abcdefghijklmnopqrstuvwx', ['secret: sk-abcdefghijklmnopqrstuvwx']],
  ])('finds it in %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    '$1,200,000 in 2024',
    '10 000 000 farmers',
    '+250 000 users',
    'from 2019-2024',
    'on 2024-03-15 and 03/04/2025',
    'GB82 WEST 1234 5698 7654 33',
    '4111 1111 1111 1112',
    'order 1234567890123',
    '0.123456789',
    '12.500.000 shillings',
    'about 40-60 clinics',
  ])('leaves %j alone', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each(['1', '1 ', '+1', 'a', 'a.', '@', 'a@', 'AB12 ', 'sk-', '(1', '1-', '-----BEGIN '])(
    'is quick with rows of %j',
    (part) => {
      expect(cpuTime(() => findPersonalData(`${part.repeat(20_000)}@1`))).toBeLessThan(250);
    },
  );
});
