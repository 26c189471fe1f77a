import type { ServerFacts } from '@clauselight/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '../../lib/api/get-user.ts';
import { describeFailure } from '../../lib/http.ts';
import { t } from './messages.ts';
import { describeOutcome, getProvider, type SignInTestResult, testSignIn } from './sign-in-test.ts';

/** Runs the checks of the page one at a time, and keeps the last result. */
export function useAuthChecks(server: ServerFacts | undefined) {
  const client = useQueryClient();
  const [running, setRunning] = useState<string>();
  const [result, setResult] = useState<SignInTestResult>();

  async function run(title: string, check: () => Promise<SignInTestResult>) {
    setRunning(title);
    setResult(await check());
    setRunning(undefined);
  }

  async function checkSignIn(): Promise<SignInTestResult> {
    return describeOutcome(await testSignIn(), getProvider(server));
  }

  async function readStatus(): Promise<SignInTestResult> {
    try {
      const user = await client.fetchQuery({ ...userQuery, staleTime: 0 });
      const message = user
        ? t('sign-in-help.debug.refreshed', { email: user.email })
        : t('sign-in-help.debug.refreshedGuest');
      return { isSuccess: true, message };
    } catch (error) {
      const reason = describeFailure(error, t('sign-in-help.debug.unreachable'));
      return { isSuccess: false, message: t('sign-in-help.debug.notRefreshed', { reason }) };
    }
  }

  return {
    running,
    result,
    testOAuth: () => run(t('sign-in-help.debug.testing'), checkSignIn),
    refreshStatus: () => run(t('sign-in-help.debug.refreshing'), readStatus),
  };
}
