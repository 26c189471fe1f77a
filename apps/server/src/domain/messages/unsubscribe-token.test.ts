import { describe, expect, it } from 'vitest';
import { createUnsubscribeToken, readUnsubscribeToken } from './unsubscribe-token.ts';

const secret = 'a secret that is long enough to be one';
const userId = '0b6f1a3e-54f2-4d0c-9f3f-7a4f6f1c2b3a';
const token = createUnsubscribeToken(secret, userId);

describe('the token of an unsubscribe link', () => {
  it('names its user, and is the same in every mail', () => {
    expect(readUnsubscribeToken(secret, token)).toBe(userId);
    expect(createUnsubscribeToken(secret, userId)).toBe(token);
    expect(token).toMatch(/^[\w-]{64}$/);
  });

  it('is invalid if it was signed with another secret', () => {
    expect(readUnsubscribeToken(`${secret}!`, token)).toBeUndefined();
  });

  it('is invalid if any letter is changed', () => {
    for (let place = 0; place < token.length; place += 1) {
      const other = token[place] === 'A' ? 'B' : 'A';
      const changed = token.slice(0, place) + other + token.slice(place + 1);
      expect(readUnsubscribeToken(secret, changed)).toBeUndefined();
    }
  });

  it.each(['', 'A', token.slice(0, -1), `${token}AA`, 'ü'.repeat(64)])(
    'is invalid if it is “%s”',
    (given) => {
      expect(readUnsubscribeToken(secret, given)).toBeUndefined();
    },
  );
});
