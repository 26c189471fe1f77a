import { describe, expect, it } from 'vitest';
import { getDisplayName, getInitials } from './person.ts';

describe('a person', () => {
  it.each([
    [{ email: 'x@y.z', firstName: 'Ada', lastName: 'Lovelace' }, 'Ada Lovelace'],
    [{ email: 'x@y.z', lastName: 'Lovelace' }, 'Lovelace'],
    [{ email: 'ada@example.com' }, 'ada'],
    [{ email: '' }, 'User'],
  ])('%o is called %s', (person, name) => {
    expect(getDisplayName(person)).toBe(name);
  });

  it.each([
    [{ email: 'x@y.z', firstName: 'ada', lastName: 'lovelace' }, 'AL'],
    [{ email: 'x@y.z', firstName: 'Ada' }, 'X'],
    [{ email: '' }, 'U'],
  ])('%o has the initials %s', (person, initials) => {
    expect(getInitials(person)).toBe(initials);
  });
});
