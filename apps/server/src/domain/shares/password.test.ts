import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './password.ts';
import { createWorkQueue } from './work-queue.ts';

describe('the password of a link', () => {
  it('is stored as a hash that contains its cost and differs each time', async () => {
    const [first, second] = await Promise.all([hashPassword('café'), hashPassword('café')]);
    expect(first).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(first).not.toBe(second);
    expect(await isPassword('café', first)).toBe(true);
    expect(await isPassword('cafe\u0301', first)).toBe(true);
    expect(await isPassword('cafe', first)).toBe(false);
    expect(await isPassword('', first)).toBe(false);
  });

  it('is never accepted if the stored hash cannot be read', async () => {
    await expect(isPassword('', '')).rejects.toThrow('unknown form');
    await expect(isPassword('', 'plain$x')).rejects.toThrow('unknown form');
    expect(await isPassword('', 'scrypt$15$8$3$AAAA$')).toBe(false);
  });
});

describe('the work queue', () => {
  it('runs a limited number at a time in order of arrival, and rejects what exceeds the queue', async () => {
    const queue = createWorkQueue({ atOnce: 2, waiting: 2 });
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const take = (id: number) =>
      queue.run(async () => {
        begun.push(id);
        await new Promise<void>((resolve) => ends.push(resolve));
        if (id === 1) throw new Error('failed');
        return id;
      });
    const taken = [take(1), take(2), take(3), take(4)];
    const failure = expect(taken[0]).rejects.toThrow('failed');
    await expect(take(5)).rejects.toMatchObject({ code: 'rate_limited' });
    expect(begun).toEqual([1, 2]);
    ends[0]?.();
    await failure;
    expect(begun).toEqual([1, 2, 3]);
    ends[1]?.();
    expect(await taken[1]).toBe(2);
    expect(begun).toEqual([1, 2, 3, 4]);
    ends[2]?.();
    ends[3]?.();
    expect(await Promise.all(taken.slice(2))).toEqual([3, 4]);
    const again = take(6);
    expect(begun).toContain(6);
    ends[4]?.();
    expect(await again).toBe(6);
  });
});
