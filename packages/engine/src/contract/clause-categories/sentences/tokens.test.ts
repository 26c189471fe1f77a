import { describe, expect, it } from 'vitest';
import { listTokens } from './tokens.ts';

describe('tokens', () => {
  it.each([
    ['Licensee SHALL pay.', ['licensee', 'shall', 'pay']],
    ["the Party's $1,250,000.00", ['the', "party's", '$', '#digits9']],
    ['in 2019, for 30 days at 5%', ['in', '#digits4', 'for', '#30', 'days', 'at', '#5', '%']],
    ['since 2019', ['since', '#year']],
    ['…', []],
  ])('of %s', (text, tokens) => {
    expect(listTokens(text)).toEqual(tokens);
  });
});
