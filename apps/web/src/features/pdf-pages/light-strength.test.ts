import { expect, it } from 'vitest';
import { getLightStrength } from './light-strength.ts';

it('lights up words with less of a color that would cover them', () => {
  expect(getLightStrength('#fef08a')).toBeGreaterThan(getLightStrength('#1b4a57'));
  expect(getLightStrength('#fff')).toBe(getLightStrength('#ffffff'));
});
