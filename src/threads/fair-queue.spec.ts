import { FairQueue } from './fair-queue.js';

function queueOf(...items: string[]): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const item of items) queue.add(item.charAt(0), item);
  return queue;
}

function takeAll(queue: FairQueue<string>): (string | undefined)[] {
  const taken: (string | undefined)[] = [];
  while (!queue.isEmpty) taken.push(queue.take());
  return taken;
}

it('gives one of each owner in turn, the oldest first', () => {
  expect(takeAll(queueOf('a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2'))).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'c2',
    'a3',
    'a4',
  ]);
});

it('puts an owner that comes back behind those that wait', () => {
  const queue = queueOf('a1', 'b1', 'b2');
  expect(queue.take()).toBe('a1');
  queue.add('a', 'a2');
  expect(takeAll(queue)).toEqual(['b1', 'a2', 'b2']);
  expect(queue.take()).toBeUndefined();
});

it('forgets what is removed, and whose turn it then no longer is', () => {
  const queue = queueOf('a1', 'b1', 'b2');
  queue.remove('a', 'a1');
  queue.remove('b', 'b1');
  queue.remove('c', 'c1');
  expect(takeAll(queue)).toEqual(['b2']);
});
