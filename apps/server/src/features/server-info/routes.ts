import { healthSchema, type ServerFacts, serverFactsSchema } from '@clauselight/schema';
import { sql } from 'drizzle-orm';
import { isBillingOn } from '../../domain/billing/payment-provider.ts';
import type { App, RouteParts } from '../../http/app.ts';
import type { Config } from '../../platform/config.ts';
import { isDevelopmentSignIn, isLocalRequest } from '../../platform/http/development-sign-in.ts';
import { describeModel } from '../../platform/model-settings.ts';

/** Adds the routes that describe the server. */
export function addServerRoutes(app: App, { config, database, stopping }: RouteParts): void {
  app.get(
    '/api/server',
    {
      schema: {
        tags: ['server'],
        summary: 'What this server is set up to do',
        response: { 200: serverFactsSchema },
      },
    },
    async (request) => ({
      ...describeBackend(config),
      isSignInConfigured: config.OPENID_CLIENT_ID !== undefined,
      isDevelopmentSignIn: isDevelopmentSignIn(config) && isLocalRequest(request),
      isBillingConfigured: isBillingOn(config),
      ...(isBillingOn(config)
        ? {
            paymentKey: config.STRIPE_PUBLISHABLE_KEY,
            freeAnalysesPerDay: config.FREE_ANALYSES_PER_DAY,
          }
        : {}),
      isEmailConfigured: config.SMTP_URL !== undefined,
      isSmsConfigured: config.TWILIO_ACCOUNT_SID !== undefined,
      guestHours: config.GUEST_HOURS,
    }),
  );

  app.get(
    '/healthz',
    {
      config: { rateLimit: false },
      schema: {
        tags: ['server'],
        summary: 'The process is alive',
        response: { 200: healthSchema },
      },
    },
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    '/readyz',
    {
      config: { rateLimit: false },
      schema: {
        tags: ['server'],
        summary: 'The process can do its work',
        response: { 200: healthSchema, 503: healthSchema },
      },
    },
    async (request, reply) => {
      if (stopping.aborted) return reply.status(503).send({ status: 'stopping' });
      try {
        await database.orm.execute(sql`select 1`);
        return await reply.send({ status: 'ok' });
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer');
        return reply.status(503).send({ status: 'failing' });
      }
    },
  );
}

function describeBackend(config: Config): Pick<ServerFacts, 'analysisBackend' | 'languageModel'> {
  const languageModel = describeModel(config);
  return languageModel === undefined
    ? { analysisBackend: 'engine' }
    : { analysisBackend: 'language-model', languageModel };
}
