import { SOURCES } from '../../fields/field.js';
import { readAnswers } from './reading.js';
import { judgeTraction } from './traction-ladder.js';

function levelOf(...values: string[]): number {
  const answers = values.map((value, at) => ({ key: `k${at}`, label: '', role: null, sources: [...SOURCES], value }));
  return judgeTraction(readAnswers(answers)).level;
}

describe('the proof that people want it', () => {
  it.each([
    'MRR is €1,090 in January, and was €460 in July.',
    'In 2023 we sold 90 kits for €4,100, in 2024 we sold 340 for €15,200.',
    '2022: 61 orders. 2023: 148 orders.',
    'In January 310 clinics paid us. In July it was 460 clinics that paid.',
  ])('is growth where sales of one time stand beside those of another: %s', (value) => {
    expect(levelOf(value)).toBe(4);
  });

  it.each([
    'From April through June we sold 412 kits at €7, so €2,884.',
    'We sold 412 kits in April. Customers paid €2,884 in April.',
    'We sold 412 kits in April. We asked 90 clinics in May.',
  ])('is payment where they are of one time: %s', (value) => {
    expect(levelOf(value)).toBe(3);
  });
});
