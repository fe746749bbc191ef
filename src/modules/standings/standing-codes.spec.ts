import { DECISION_CODES, ENVIRONMENT_CODES, VERDICT_CODES } from './standing-codes.js';

it.each(Object.entries({ ENVIRONMENT_CODES, DECISION_CODES, VERDICT_CODES }))(
  '%s tells all apart',
  (_, codes: Readonly<Record<string, number>>) => {
    expect(new Set(Object.values(codes)).size).toBe(Object.keys(codes).length);
  },
);
