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

describe('a lull', () => {
  it('is at once when nobody waits for a turn', async () => {
    await new LoopTurns().lull(60_000);
  });

  it('comes for all together, when the last has had its turn', async () => {
    const turns = new LoopTurns();
    const said: string[] = [];
    const work = async (name: string): Promise<void> => {
      await turns.next();
      said.push(name);
      await turns.lull(60_000);
      said.push(`stored ${name}`);
    };
    await Promise.all(['a', 'b', 'c'].map(work));
    expect(said.slice(0, 3)).toEqual(['a', 'b', 'c']);
    expect(new Set(said.slice(3))).toEqual(new Set(['stored a', 'stored b', 'stored c']));
  });

  it('is not waited for any longer than it may take', async () => {
    const turns = new LoopTurns();
    let isOver = false;
    const others = async (): Promise<void> => {
      for (let nth = 0; !isOver; nth += 1) await Promise.race([turns.next(), turns.next()]);
    };
    const busy = others();
    await turns.lull(5);
    isOver = true;
    await busy;
  });
});
