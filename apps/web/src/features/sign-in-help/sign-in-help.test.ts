import { afterEach, describe, expect, it, vi } from 'vitest';
import { getRedirectAddress, getScriptOrigin } from './redirect-address.ts';
import { describeOutcome, testSignIn } from './sign-in-test.ts';

describe('the addresses to register', () => {
  it('are the origin with /oauth2callback, and https with the domain', () => {
    expect(getRedirectAddress('https://example.com')).toBe('https://example.com/oauth2callback');
    const setup = { domain: 'example.com', callbackURL: 'https://example.com/oauth2callback' };
    expect(getScriptOrigin({ ...setup, hasGoogleCredentials: true })).toBe('https://example.com');
  });

  it('have the scheme under which a machine without a certificate is reached', () => {
    const setup = { domain: 'localhost:3000', callbackURL: 'http://localhost:3000/oauth2callback' };
    expect(getScriptOrigin({ ...setup, hasGoogleCredentials: false })).toBe(
      'http://localhost:3000',
    );
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
    expect(describeOutcome(await testSignIn(), true).isSuccess).toBe(true);
  });

  it('fails on a redirect of a server without sign-in', async () => {
    answerWith({ type: 'opaqueredirect', status: 0 });
    const { isSuccess, message } = describeOutcome(await testSignIn(), false);
    expect(isSuccess).toBe(false);
    expect(message).toContain('not configured');
  });

  it('fails on any other answer and names its status', async () => {
    answerWith({ type: 'basic', status: 503 });
    const { isSuccess, message } = describeOutcome(await testSignIn(), true);
    expect(isSuccess).toBe(false);
    expect(message).toContain('status 503');
  });

  it('fails without an answer and names the network error', async () => {
    answerWith(new TypeError('Failed to fetch'));
    const { isSuccess, message } = describeOutcome(await testSignIn(), true);
    expect(isSuccess).toBe(false);
    expect(message).toContain('network error (Failed to fetch)');
  });
});
