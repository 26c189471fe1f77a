import type { User } from '@clauselight/schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userQuery } from '../../lib/api/get-user.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { followSubscription } from './follow-subscription.ts';

const person: User = {
  email: 'ada@example.com',
  provider: 'google',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};
const json = (value: unknown) => new Response(JSON.stringify(value));

const refresh = vi.fn<() => Response>();
const readUser = vi.fn<() => Response>();
let client = createQueryClient();

beforeEach(() => {
  vi.useFakeTimers();
  refresh.mockReset().mockImplementation(() => new Response(null, { status: 204 }));
  readUser.mockReset();
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/billing/refresh' ? refresh() : readUser(),
  );
  client = createQueryClient();
  client.setQueryData(userQuery.queryKey, person);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a subscription that has begun is known after one question', async () => {
  readUser.mockImplementation(() => json({ ...person, subscriptionStatus: 'trialing' }));
  const followed = followSubscription(client);
  await vi.runAllTimersAsync();
  expect(await followed).toBe('trialing');
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(client.getQueryData(userQuery.queryKey)?.subscriptionStatus).toBe('trialing');
});

it('a subscription that takes its time is asked for again, whatever fails meanwhile', async () => {
  refresh.mockImplementationOnce(() => new Response('{}', { status: 503 }));
  readUser
    .mockImplementationOnce(() => json({ ...person, subscriptionStatus: 'canceled' }))
    .mockImplementation(() => json({ ...person, subscriptionStatus: 'active' }));
  const followed = followSubscription(client);
  await vi.advanceTimersByTimeAsync(6999);
  expect(refresh).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await followed).toBe('active');
});

it('a subscription that does not begin is given up after four questions, and the person stays', async () => {
  readUser.mockImplementation(() => json(person));
  const followed = followSubscription(client);
  await vi.runAllTimersAsync();
  expect(await followed).toBeUndefined();
  expect(refresh).toHaveBeenCalledTimes(4);
  expect(client.getQueryData(userQuery.queryKey)).toEqual(person);
});

it('nobody is followed who has signed out', async () => {
  readUser.mockImplementation(() => new Response('{}', { status: 401 }));
  const followed = followSubscription(client);
  await vi.runAllTimersAsync();
  expect(await followed).toBeUndefined();
  expect(refresh).toHaveBeenCalledTimes(1);
});
