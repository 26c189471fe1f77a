import { describe, expect, it } from 'vitest';
import { getGreetingName, getInitials } from './person.ts';

const user = {
  email: 'ada@example.com',
  provider: 'google',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};

describe('a signed-in person', () => {
  it('is welcomed by first name, else by the e-mail before the at-sign', () => {
    expect(getGreetingName({ ...user, firstName: 'Ada' })).toBe('Ada');
    expect(getGreetingName(user)).toBe('ada');
  });

  it.each([
    [{ email: 'x@y.z', firstName: 'ada', lastName: 'lovelace' }, 'AL'],
    [{ email: 'x@y.z', firstName: 'Ada' }, 'X'],
    [{ email: '' }, 'U'],
  ])('%o has the initials %s', (person, initials) => {
    expect(getInitials(person)).toBe(initials);
  });
});
