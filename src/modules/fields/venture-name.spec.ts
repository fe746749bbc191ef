import { inferFields } from './field-inference.js';
import { ventureName } from './venture-name.js';

const named = (label: string, value = 'Coolwatch'): string | null => {
  const fields = inferFields([{ label: 'Your name' }, { label }]);
  return ventureName(fields, [
    { key: fields[0]?.key ?? '', value: 'Ada Okafor' },
    { key: fields[1]?.key ?? '', value },
  ]);
};

it.each([
  'Company name',
  'Name of your venture',
  'What is the name of your start-up?',
  "Your company's name (as registered)",
  'What is your project called?',
  'Startup',
  'Venture name *',
])('finds the name of the venture under “%s”', (label) => {
  expect(named(label)).toBe('Coolwatch');
});

it.each([
  'Contact name',
  'Name of your company contact',
  'Who are your customers?',
  'Company registration number',
  'What does your company do?',
])('finds none under “%s”', (label) => {
  expect(named(label)).toBeNull();
});

it.each(['', '   ', 'x'.repeat(101), 'one\ntwo'])('takes nothing for a name that is none: %j', (value) => {
  expect(named('Company name', value)).toBeNull();
});
