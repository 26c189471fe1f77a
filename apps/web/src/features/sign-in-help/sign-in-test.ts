import type { ServerFacts } from '@clauselight/schema';
import { t } from './messages.ts';

/** The server's answer to starting a sign-in, without following its redirect. */
export type SignInTestOutcome =
  | { kind: 'answered'; status: number; isRedirect: boolean }
  | { kind: 'unreachable'; reason: string };

/** Where a sign-in on this server leads: to the provider, to the development provider, or nowhere. */
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

/** Describes an outcome. A server without sign-in redirects as well, to the setup page. */
export function describeOutcome(
  outcome: SignInTestOutcome,
  provider: SignInProvider,
): SignInTestResult {
  if (outcome.kind === 'unreachable') {
    return fail(t('sign-in-help.test.unreachable', { reason: outcome.reason }));
  }
  if (!outcome.isRedirect) {
    return fail(t('sign-in-help.test.noRedirect', { status: outcome.status }));
  }
  if (provider === 'none') {
    return fail(t('sign-in-help.test.noProvider'));
  }
  return {
    isSuccess: true,
    message:
      provider === 'development'
        ? t('sign-in-help.test.development')
        : t('sign-in-help.test.succeeded'),
  };
}

/** Counts as configured until the server's facts are loaded. */
export function getProvider(server: ServerFacts | undefined): SignInProvider {
  if (server?.isSignInConfigured !== false) return 'configured';
  return server.isDevelopmentSignIn ? 'development' : 'none';
}

function fail(message: string): SignInTestResult {
  return { isSuccess: false, message };
}
