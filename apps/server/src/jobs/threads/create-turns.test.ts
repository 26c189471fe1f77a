import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './create-turns.ts';

it('work begins when the work before it has ended, even by failing', async () => {
  const takeTurn = createTurns();
  const events: string[] = [];
  const first = takeTurn(async () => {
    events.push('first begins');
    await setImmediate();
    events.push('first ends');
    throw new Error('out of order');
  });
  const second = takeTurn(async () => {
    events.push('second begins');
    return 2;
  });
  await expect(first).rejects.toThrow('out of order');
  await expect(second).resolves.toBe(2);
  expect(events).toEqual(['first begins', 'first ends', 'second begins']);
});
