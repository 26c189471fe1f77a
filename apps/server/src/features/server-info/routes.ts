import { healthSchema, type ServerFacts, serverFactsSchema } from '@clauselight/schema';
import { isBillingOn } from '../../domain/billing/payment-provider.ts';
import type { Config } from '../../platform/config.ts';
import { isDevelopmentSignIn, isLocalRequest } from '../../platform/http/development-sign-in.ts';
import { describeModel } from '../../platform/model-settings.ts';
import type { App, RouteParts } from '../http/app.ts';
import { createReadiness } from './readiness.ts';

/** Adds the routes that describe the server. */
export function addServerRoutes(app: App, parts: RouteParts): void {
  const { config, stopping } = parts;
  const findReadiness = createReadiness(parts);
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
        summary:
          'Whether the process can do its work, and what else is there: storage, disk, workers',
        response: { 200: healthSchema, 503: healthSchema },
      },
    },
    async (request, reply) => {
      if (stopping.aborted) return reply.status(503).send({ status: 'stopping' });
      const health = await findReadiness(request.log);
      return reply.status(health.status === 'failing' ? 503 : 200).send(health);
    },
  );
}

function describeBackend(config: Config): Pick<ServerFacts, 'analysisBackend' | 'languageModel'> {
  const languageModel = describeModel(config);
  return languageModel === undefined
    ? { analysisBackend: 'engine' }
    : { analysisBackend: 'language-model', languageModel };
}
