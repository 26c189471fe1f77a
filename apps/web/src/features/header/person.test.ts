import { expect, it } from 'vitest';
import { getGreetingName } from './person.ts';

it.each([
  [{ email: 'ada@example.com', firstName: 'Ada' }, 'Ada'],
  [{ email: 'ada@example.com', firstName: '' }, 'ada'],
  [{ email: 'ada@example.com' }, 'ada'],
])('%o is welcomed as %s', (person, name) => {
  expect(getGreetingName(person)).toBe(name);
});
