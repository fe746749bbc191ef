import { checkAnswers, duplicateKeys } from './answers-check.js';
import { type Field } from './field.js';

const field = (key: string, over: Partial<Field> = {}): Field => ({
  key,
  label: key,
  field_type: 'text',
  sources: ['clarity'],
  clarity_role: null,
  required: true,
  ...over,
});
const FIELDS = [field('a'), field('b', { field_type: 'number' }), field('c', { required: false }), field('d')];

describe('checkAnswers', () => {
  it('names unknown, missing and invalid keys, each in its own order', () => {
    const answers = [
      { key: 'z', value: '' },
      { key: 'b', value: 'many' },
      { key: 'y', value: '1' },
      { key: 'z', value: '2' },
      { key: 'd', value: ' \u3000' },
    ];
    expect(checkAnswers(FIELDS, answers)).toEqual({
      unknownKeys: ['z', 'y'],
      missingKeys: ['a', 'd'],
      invalidKeys: ['b'],
    });
  });

  it('finds nothing wrong with a full answer', () => {
    const answers = [
      { key: 'd', value: 'x' },
      { key: 'a', value: 'x' },
      { key: 'b', value: '1,200' },
    ];
    expect(checkAnswers(FIELDS, answers)).toEqual({ unknownKeys: [], missingKeys: [], invalidKeys: [] });
  });

  it('is not misled by keys that objects inherit', () => {
    expect(
      checkAnswers(FIELDS, [
        { key: '__proto__', value: 'x' },
        { key: 'constructor', value: 'x' },
      ]).unknownKeys,
    ).toEqual(['__proto__', 'constructor']);
  });
});

describe('duplicateKeys', () => {
  it('names each key that comes more than once', () => {
    const keys = ['a', 'b', 'c', 'b', 'a', 'b'];
    expect(duplicateKeys(keys.map((key) => ({ key, value: '' })))).toEqual(['b', 'a']);
    expect(duplicateKeys([])).toEqual([]);
  });
});
