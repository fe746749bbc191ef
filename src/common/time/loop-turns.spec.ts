import { LoopTurns } from './loop-turns.js';

it('lets one begin in each turn of the event loop, in the order in which they came, and others in between', async () => {
  const turns = new LoopTurns();
  const said: string[] = [];
  const work = async (name: string): Promise<void> => {
    await turns.next();
    said.push(name);
    setImmediate(() => said.push(`after ${name}`));
  };
  await Promise.all(['a', 'b', 'c'].map(work));
  expect(said.filter((name) => !name.startsWith('after'))).toEqual(['a', 'b', 'c']);
  expect(said.indexOf('after a')).toBeLessThan(said.indexOf('c'));
});
