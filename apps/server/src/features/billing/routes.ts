import {
  AppError,
  billingPortalSchema,
  subscriptionAnswerSchema,
  subscriptionRequestSchema,
} from '@clauselight/schema';
import { z } from 'zod';
import { listContactIssues } from '../../domain/billing/contact.ts';
import { createBillingService } from '../../domain/billing/service.ts';
import { createTrials, type Trials } from '../../domain/billing/trials.ts';
import { getReturnOrigin } from '../../platform/http/request-origin.ts';
import type { App, RouteParts } from '../http/app.ts';
import { requireUser } from '../http/route-parts.ts';
import { addEntitlementRoute } from './entitlement-route.ts';
import { addWebhookRoute } from './webhook-route.ts';

/** Adds the routes of entitlements and payments. */
export function addBillingRoutes(app: App, parts: RouteParts): void {
  const trials = createTrials(parts.database, parts.cookieSecret);
  addEntitlementRoute(app, parts, trials);
  addSubscriptionRoutes(app, parts, trials);
  addWebhookRoute(app, parts);
}

function addSubscriptionRoutes(app: App, parts: RouteParts, trials: Trials): void {
  const { config, database, sessions } = parts;
  const { payments, accounts } = parts.billing;
  const service =
    payments && createBillingService({ database, payments, accounts, trials, log: app.log });
  const requireService = () => {
    if (service === undefined) throw new AppError('billing_off');
    return service;
  };

  app.post(
    '/api/create-subscription',
    {
      schema: {
        tags: ['billing'],
        summary: 'Begin a subscription: a secret to set up the card with; asked again, the same',
        body: subscriptionRequestSchema,
        response: { 200: subscriptionAnswerSchema },
      },
    },
    async (request) => {
      const issues = listContactIssues(request.body);
      if (issues.length > 0) throw new AppError('invalid_request', { details: issues.join('; ') });
      const billing = requireService();
      const { userId } = await requireUser(sessions, request);
      return { clientSecret: await billing.begin(userId, request.body) };
    },
  );

  app.post(
    '/api/billing/refresh',
    {
      schema: {
        tags: ['billing'],
        summary: 'Have the payment provider asked how your subscription stands',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const billing = requireService();
      const { userId } = await requireUser(sessions, request);
      await billing.refresh(userId);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/billing/portal',
    {
      schema: {
        tags: ['billing'],
        summary:
          "Open the payment provider's pages where the card is changed or the plan cancelled",
        response: { 200: billingPortalSchema },
      },
    },
    async (request) => {
      const billing = requireService();
      const { userId } = await requireUser(sessions, request);
      const origin = getReturnOrigin(request, config);
      return { url: await billing.openPortal(userId, new URL('/profile', origin).href) };
    },
  );
}
