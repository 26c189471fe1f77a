import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './password.ts';
import { createTurns } from './turns.ts';

describe('the password of a link', () => {
  it('is known by a hash that says what it cost and is another one each time', async () => {
    const [first, second] = await Promise.all([hashPassword('café'), hashPassword('café')]);
    expect(first).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(first).not.toBe(second);
    expect(await isPassword('café', first)).toBe(true);
    expect(await isPassword('cafe\u0301', first)).toBe(true);
    expect(await isPassword('cafe', first)).toBe(false);
    expect(await isPassword('', first)).toBe(false);
  });

  it('is never taken for right where what is kept cannot be read', async () => {
    await expect(isPassword('', '')).rejects.toThrow('unknown form');
    await expect(isPassword('', 'plain$x')).rejects.toThrow('unknown form');
    expect(await isPassword('', 'scrypt$15$8$3$AAAA$')).toBe(false);
  });
});

describe('turns', () => {
  it('work on so many at a time, in the order in which they came, and send away whom they cannot keep', async () => {
    const turns = createTurns({ atOnce: 2, waiting: 2 });
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const take = (id: number) =>
      turns.take(async () => {
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
