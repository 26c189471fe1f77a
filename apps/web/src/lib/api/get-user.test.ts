import { describe, expect, it } from 'vitest';
import { describeAuth } from './get-user.ts';

const user = {
  email: 'ada@example.com',
  provider: 'google',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};
const answered = { data: null, isPending: false, isError: false, errorUpdateCount: 0 };

describe('a visitor', () => {
  it('is neither guest nor signed in before the server has answered', () => {
    const state = describeAuth({ ...answered, data: undefined, isPending: true });
    expect(state).toEqual({ user: null, isLoading: true, isAuthenticated: false, isGuest: false });
  });

  it('is signed in as the user that the server names', () => {
    const state = describeAuth({ ...answered, data: user });
    expect(state).toEqual({ user, isLoading: false, isAuthenticated: true, isGuest: false });
  });

  it('is a guest where the server names nobody', () => {
    expect(describeAuth(answered)).toMatchObject({ isAuthenticated: false, isGuest: true });
  });

  it('is a guest where the question failed, whoever it was before', () => {
    const state = describeAuth({ ...answered, data: user, isError: true, errorUpdateCount: 1 });
    expect(state).toMatchObject({ user: null, isAuthenticated: false, isGuest: true });
  });

  it('stays a guest while a failed question is asked again', () => {
    const again = { ...answered, data: undefined, isPending: true, errorUpdateCount: 1 };
    expect(describeAuth(again)).toMatchObject({ isLoading: false, isGuest: true });
  });
});
