import { isUuid, newId, newPassingId } from './uuid.js';

const { now: realNow } = Date;
afterEach(() => {
  Date.now = realNow;
});

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('makes ids that are UUIDs of version 7, each another', () => {
  const ids = Array.from({ length: 2_000 }, (_, at) => (at % 2 === 0 ? newId() : newPassingId()));
  for (const id of ids) {
    expect(isUuid(id)).toBe(true);
    expect(id).toMatch(VERSION_7);
  }
  expect(new Set(ids).size).toBe(ids.length);
});

it('makes ids in the order of time, also within a millisecond and when the clock is set back', () => {
  const start = realNow() + 60_000;
  const times = [...Array.from({ length: 2_000 }, () => start), start - 30_000, start - 30_000, start, start + 1];
  const ids = times.map((time) => {
    Date.now = () => time;
    return newId();
  });
  expect([...ids].sort()).toEqual(ids);
});
