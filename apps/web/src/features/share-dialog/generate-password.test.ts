import { minSharePassword } from '@clauselight/schema';
import { expect, it } from 'vitest';
import { generatePassword } from './generate-password.ts';

it('a generated password can be read out, is long enough, and is another one each time', () => {
  const passwords = Array.from({ length: 200 }, generatePassword);
  expect(new Set(passwords).size).toBe(200);
  for (const password of passwords) {
    expect(password).toMatch(/^[a-km-np-z2-9]{4}(?:-[a-km-np-z2-9]{4}){3}$/);
    expect(password.length).toBeGreaterThanOrEqual(minSharePassword);
  }
});
