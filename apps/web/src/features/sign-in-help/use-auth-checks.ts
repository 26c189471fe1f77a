import type { ServerFacts } from '@clauselight/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '../../lib/api/get-user.ts';
import { describeFailure } from '../../lib/http.ts';
import { describeOutcome, getProvider, type SignInTestResult, testSignIn } from './sign-in-test.ts';

/** The checks of the page, one at a time, with the result of the last one. */
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
      const message = user ? `Signed in as ${user.email}.` : 'Not authenticated.';
      return { isSuccess: true, message: `Auth status refreshed. ${message}` };
    } catch (error) {
      const reason = describeFailure(error, 'The server could not be reached.');
      return { isSuccess: false, message: `Auth status not refreshed. ${reason}` };
    }
  }

  return {
    running,
    result,
    testOAuth: () => run('Testing Google OAuth…', checkSignIn),
    refreshStatus: () => run('Refreshing auth status…', readStatus),
  };
}
