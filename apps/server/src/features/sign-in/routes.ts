import { type SignInFailure, signInSetupSchema } from '@clauselight/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { describeFailure, findReason } from '../../domain/accounts/sign-in-error.ts';
import { recordAudit } from '../../domain/audit/record-audit.ts';
import type { App, RouteParts } from '../http/app.ts';
import { addDevelopmentProvider } from './development/routes.ts';
import { createFindProvider } from './identity-providers.ts';
import { callbackPath, describeSetup } from './setup.ts';
import { createSignIn, setupPage } from './sign-in.ts';

/** Adds the routes of sign-in, and the built-in identity provider where it is active. */
export function addSignInRoutes(app: App, parts: RouteParts): void {
  const { config, database } = parts;
  const findProvider = createFindProvider(config, addDevelopmentProvider(app, parts));
  const signIn = createSignIn(parts, findProvider);
  const options = {
    config: { rateLimit: { max: config.SIGN_INS_PER_MINUTE, timeWindow: '1 minute' } },
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      explainFailure(error, {
        request,
        reply,
        returnPath: signIn.findReturnPath(request),
        database,
      }),
  };
  const response = { 302: z.null() };

  for (const url of ['/api/auth/google', '/auth/google/simple']) {
    app.get(
      url,
      {
        ...options,
        schema: {
          tags: ['session'],
          summary: `Begin a sign-in; leads to ${setupPage} while no identity provider is configured`,
          querystring: z.object({ return_to: z.string().optional().catch(undefined) }),
          response,
        },
      },
      async (request, reply) =>
        reply.redirect(await signIn.begin(request, reply, request.query.return_to)),
    );
  }

  app.get(
    callbackPath,
    {
      ...options,
      schema: {
        tags: ['session'],
        summary: 'Where the identity provider sends people back to',
        response,
      },
    },
    async (request, reply) => reply.redirect(await signIn.complete(request, reply)),
  );

  app.get(
    '/api/auth/debug',
    {
      schema: {
        tags: ['session'],
        summary: 'How sign-in is set up, without secrets',
        response: { 200: signInSetupSchema },
      },
    },
    async (request) => describeSetup(request, config),
  );
}

interface FailedSignIn {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly returnPath: string | undefined;
  readonly database: RouteParts['database'];
}

/**
 * A person who signs in gets a page for every error, and can try again from where they started. The audit trail records
 * a failure without a person: nobody knows yet who it is.
 */
async function explainFailure(error: unknown, failed: FailedSignIn) {
  const { request, reply, returnPath = '/', database } = failed;
  const isTooMany = (error as { statusCode?: unknown }).statusCode === 429;
  const reason: SignInFailure = isTooMany ? 'unavailable' : findReason(error);
  request.log.warn({ reason, ...describeFailure(error) }, 'a sign-in did not come about');
  if (!isTooMany) {
    await recordAudit(database.orm, { userId: null, kind: 'sign-in-failed' }).catch(
      (cause: unknown) => request.log.warn({ err: cause }, 'a failed sign-in was not recorded'),
    );
  }
  const query = new URLSearchParams({
    reason,
    ...(returnPath === '/' ? {} : { return_to: returnPath }),
  });
  return reply.redirect(`/sign-in-failed?${query}`);
}
