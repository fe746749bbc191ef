import { CASE_NAMES } from './measurement.js';
import { readOptions } from './options.js';
import { FULL, QUICK } from './plan.js';

describe('the options', () => {
  it('measure everything, and write it down, unless told otherwise', () => {
    expect(readOptions([])).toEqual({ plan: FULL, cases: new Set(CASE_NAMES), isComplete: true });
  });

  it('take a short look, or a part, and write nothing down', () => {
    expect(readOptions(['--quick'])).toMatchObject({ plan: QUICK, isComplete: false });
    expect(readOptions(['--only', 'post'])).toEqual({ plan: FULL, cases: new Set(['post']), isComplete: false });
  });

  it('put load on what memory is looked at of', () => {
    expect(readOptions(['--only', 'memory']).cases).toEqual(new Set(['memory', 'post', 'record']));
  });

  it('name the cases when one is mistyped', () => {
    expect(() => readOptions(['--only', 'psot'])).toThrow('There is no case psot; there are post, record,');
  });
});
