import { typedReference } from './typed-reference.js';

it.each(['SPR27-4F9K', 'spr27-4f9k', ' SPR27 4F9K', 'SPR27–4F9K', 'SPR274F9K', '5PR27-4F9K'])(
  'reads the reference in “%s”',
  (text) => {
    expect(typedReference(text)).toEqual({
      typed: '5PR274F9K',
      codes: ['5PR274F9K', 'PR274F9K', 'R274F9K', '274F9K', '74F9K', '4F9K'],
    });
  },
);

it('reads the code by itself, with letters that are taken for its digits', () => {
  expect(typedReference('4f9k')).toEqual({ typed: '4F9K', codes: ['4F9K'] });
  expect(typedReference('SZB7')?.codes).toEqual(['5287']);
});

it.each(['', 'ada', 'Okafor', 'maren hollerich', 'ada@example.com', 'crm-4711', 'Spring', '4F9', 'ABCDEF-234567890'])(
  'reads none in “%s”',
  (text) => {
    expect(typedReference(text)).toBeNull();
  },
);
