import type { ServerFacts } from '@clauselight/schema';

/** How the server answered when a sign-in was started without following where it leads. */
export type SignInTestOutcome =
  | { kind: 'answered'; status: number; isRedirect: boolean }
  | { kind: 'unreachable'; reason: string };

/** Where a sign-in on this server leads: to the provider, to its stand-in for development, or nowhere. */
export type SignInProvider = 'configured' | 'development' | 'none';

export interface SignInTestResult {
  isSuccess: boolean;
  message: string;
}

/** Starts a sign-in and stops at the first answer. */
export async function testSignIn(): Promise<SignInTestOutcome> {
  try {
    const response = await fetch('/api/auth/google', {
      credentials: 'include',
      redirect: 'manual',
    });
    const isRedirect = response.type === 'opaqueredirect' || response.status === 302;
    return { kind: 'answered', status: response.status, isRedirect };
  } catch (error) {
    return { kind: 'unreachable', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** What an outcome says. A server without sign-in redirects as well: to the page that says how to set it up. */
export function describeOutcome(
  outcome: SignInTestOutcome,
  provider: SignInProvider,
): SignInTestResult {
  if (outcome.kind === 'unreachable') {
    return fail(`Google OAuth test failed: network error (${outcome.reason}).`);
  }
  if (!outcome.isRedirect) {
    return fail(`Google OAuth test failed: the server answered with status ${outcome.status}.`);
  }
  if (provider === 'none') {
    return fail(
      'Google OAuth test failed: sign-in is not configured on this server, so it leads to the setup page.',
    );
  }
  return {
    isSuccess: true,
    message:
      provider === 'development'
        ? 'Google OAuth test succeeded: the server redirects to the development identity provider that stands in.'
        : 'Google OAuth test succeeded: the server redirects to the sign-in.',
  };
}

/** Before the server has said so, it counts as set up. */
export function getProvider(server: ServerFacts | undefined): SignInProvider {
  if (server?.isSignInConfigured !== false) return 'configured';
  return server.isDevelopmentSignIn ? 'development' : 'none';
}

function fail(message: string): SignInTestResult {
  return { isSuccess: false, message };
}
