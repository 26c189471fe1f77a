import { expect, it } from 'vitest';
import { citationStatusNames, rubricStatusNames } from './writing-wording.ts';

it.each([
  ['citations', citationStatusNames],
  ['criteria', rubricStatusNames],
])('the statuses of %s are told apart', (_, names) => {
  expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
});
