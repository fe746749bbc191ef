import { type Audit, isInOrder } from './audit.js';

const IN_ORDER: Audit = {
  accepted: 10,
  lost: 0,
  doubled: 0,
  doubleCharged: 0,
  balance: 90,
  ledgerSum: 90,
  expectedBalance: 90,
  stillOwed: 3,
};

it('finds no fault with reviews that are still owed', () => {
  expect(isInOrder(IN_ORDER)).toBe(true);
});

it.each([
  { lost: 1 },
  { doubled: 1 },
  { doubleCharged: 1 },
  { balance: 89 },
  { ledgerSum: 91 },
  { expectedBalance: 91 },
])('finds fault with %j', (change) => {
  expect(isInOrder({ ...IN_ORDER, ...change })).toBe(false);
});
