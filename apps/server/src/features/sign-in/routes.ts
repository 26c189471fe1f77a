import { signInSetupSchema } from '@clauselight/schema';
import { z } from 'zod';
import type { App, RouteParts } from '../../platform/http/app.ts';
import { callbackPath, describeSetup } from './setup.ts';

/** The page that says what is missing. */
const setupPage = '/oauth-setup';

/** Adds the calls on signing in. No identity provider is configured, so every way in leads to the page that says so. */
export function addSignInRoutes(app: App, { config }: RouteParts): void {
  for (const url of ['/api/auth/google', '/auth/google/simple', callbackPath]) {
    app.get(
      url,
      {
        schema: {
          tags: ['session'],
          summary: `Sign-in; leads to ${setupPage} while no identity provider is configured`,
          response: { 302: z.null() },
        },
      },
      async (_, reply) => reply.redirect(setupPage),
    );
  }

  app.get(
    '/api/auth/debug',
    {
      schema: {
        tags: ['session'],
        summary: 'How sign-in is set up, without secrets',
        response: { 200: signInSetupSchema },
      },
    },
    async ({ protocol, host }) => describeSetup({ protocol, host }, config.PUBLIC_URL),
  );
}
