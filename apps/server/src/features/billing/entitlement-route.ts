import { entitlementSchema } from '@clauselight/schema';
import type { Trials } from '../../domain/billing/trials.ts';
import { createAddressKey } from '../../platform/limits/address.ts';
import type { App, RouteParts } from '../http/app.ts';

/** Adds the route of a visitor's entitlement. */
export function addEntitlementRoute(app: App, parts: RouteParts, trials: Trials): void {
  const { sessions, cookieSecret } = parts;
  const { entitlements, payments } = parts.billing;
  app.get(
    '/api/entitlement',
    {
      schema: {
        tags: ['billing'],
        summary: 'How much you may have analyzed today, and whether a trial is to be had',
        response: { 200: entitlementSchema },
      },
    },
    async (request) => {
      const session = await sessions.find(request);
      const addressKey = createAddressKey(cookieSecret, request.ip);
      const allowance = await entitlements.findAllowance(session?.ownerId, addressKey);
      const isNew = session?.userId === undefined || (await trials.isAvailable(session.userId));
      return {
        ...(allowance === undefined ? {} : { allowance }),
        isTrialAvailable: payments !== undefined && isNew,
      };
    },
  );
}
