import { afterEach, describe, expect, it, vi } from 'vitest';
import { getRedirectAddress, getScriptOrigin } from './redirect-address.ts';
import { describeOutcome, testSignIn } from './sign-in-test.ts';

describe('the addresses to register', () => {
  it('begin with the origin of the site and end in /oauth2callback', () => {
    expect(getRedirectAddress('https://example.com')).toBe('https://example.com/oauth2callback');
  });

  it.each([
    ['example.com', 'https', 'https://example.com'],
    ['example.com', 'http', 'https://example.com'],
    ['localhost.example.com', 'http', 'https://localhost.example.com'],
    ['localhost:3000', 'http', 'http://localhost:3000'],
    ['[::1]:3000', 'http', 'http://[::1]:3000'],
    ['localhost:3000', 'https', 'https://localhost:3000'],
  ])('for %s under %s have the script origin %s', (domain, scheme, origin) => {
    const callbackURL = `${scheme}://${domain}/oauth2callback`;
    expect(getScriptOrigin({ domain, callbackURL, hasGoogleCredentials: true })).toBe(origin);
  });
});

describe('the sign-in test', () => {
  afterEach(() => vi.unstubAllGlobals());

  const answerWith = (answer: Partial<Response> | Error) =>
    vi.stubGlobal('fetch', async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    });

  it.each([
    ['a redirect that the browser hides', { type: 'opaqueredirect', status: 0 }],
    ['status 302', { type: 'basic', status: 302 }],
  ] as const)('succeeds on %s', async (_, answer) => {
    answerWith(answer);
    expect(describeOutcome(await testSignIn(), 'configured').isSuccess).toBe(true);
  });

  it('fails on a redirect of a server without sign-in', async () => {
    answerWith({ type: 'opaqueredirect', status: 0 });
    const { isSuccess, message } = describeOutcome(await testSignIn(), 'none');
    expect(isSuccess).toBe(false);
    expect(message).toContain('not configured');
  });

  it('says that a provider for development stands in', async () => {
    answerWith({ type: 'opaqueredirect', status: 0 });
    const { isSuccess, message } = describeOutcome(await testSignIn(), 'development');
    expect(isSuccess).toBe(true);
    expect(message).toContain('development identity provider');
  });

  it('fails on any other answer and names its status', async () => {
    answerWith({ type: 'basic', status: 503 });
    const { isSuccess, message } = describeOutcome(await testSignIn(), 'configured');
    expect(isSuccess).toBe(false);
    expect(message).toContain('status 503');
  });

  it('fails without an answer and names the network error', async () => {
    answerWith(new TypeError('Failed to fetch'));
    const { isSuccess, message } = describeOutcome(await testSignIn(), 'configured');
    expect(isSuccess).toBe(false);
    expect(message).toContain('network error (Failed to fetch)');
  });
});
