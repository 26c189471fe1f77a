import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { analysesQuery } from './api/get-analyses.ts';
import { userQuery } from './api/get-user.ts';
import { ApiError } from './http.ts';
import { createQueryClient, refetchLost } from './query-client.ts';

const client = createQueryClient();
const neverOnItsOwn = {
  refetchOnWindowFocus: false,
  refetchOnMount: false,
  refetchOnReconnect: false,
  refetchInterval: false,
  retry: false,
};

describe('what is kept of the answers', () => {
  it('a read is fresh for ever, never asked again on its own and never retried', () => {
    const options = client.defaultQueryOptions({ queryKey: ['api', 'anything'] });
    expect(options).toMatchObject({ ...neverOnItsOwn, staleTime: Number.POSITIVE_INFINITY });
  });

  it.each([
    ['the user', client.defaultQueryOptions(userQuery)],
    ['the list of analyses', client.defaultQueryOptions(analysesQuery)],
  ])(
    '%s is fresh for 300000 ms, kept for 600000 ms, and never asked again on its own',
    (_, options) => {
      expect(options).toMatchObject({ ...neverOnItsOwn, staleTime: 300_000, gcTime: 600_000 });
    },
  );

  it('a change is tried once', async () => {
    const mutationFn = vi.fn().mockRejectedValue(new Error('no'));
    const observer = new MutationObserver(client, { mutationFn });
    await expect(observer.mutate(undefined)).rejects.toThrow('no');
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });
});

describe('when the connection is back', () => {
  const gateway = new ApiError({ status: 502, statusText: 'Bad Gateway', body: '<h1>Bad</h1>' });
  const refusal = new ApiError({ status: 404, statusText: 'Not Found', body: '' });

  it.each([
    ['was not answered', new TypeError('fetch failed'), 2],
    ['was answered by what stands before the server', gateway, 2],
    ['was refused', refusal, 1],
  ])('a read that %s is asked for as often as it may help', async (_what, error, times) => {
    const queryFn = vi.fn().mockRejectedValue(error);
    const fresh = createQueryClient();
    await fresh.fetchQuery({ queryKey: ['x'], queryFn }).catch(() => undefined);
    await refetchLost(fresh);
    expect(queryFn).toHaveBeenCalledTimes(times);
  });
});
