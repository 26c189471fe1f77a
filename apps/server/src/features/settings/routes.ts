import { AppError, isPhone, type Settings, settingsSchema } from '@clauselight/schema';
import { createSettingsStore } from '../../domain/settings/store.ts';
import { isStorable } from '../../platform/database/storable-text.ts';
import type { App, RouteParts } from '../http/app.ts';
import { requireUser } from '../http/route-parts.ts';

/** Adds the routes of a signed-in person's settings. */
export function addSettingsRoutes(
  app: App,
  { database, sessions }: Pick<RouteParts, 'database' | 'sessions'>,
): void {
  const store = createSettingsStore(database);

  app.get(
    '/api/settings',
    {
      schema: {
        tags: ['settings'],
        summary: 'What you have chosen, defaults included; 401 for a guest',
        response: { 200: settingsSchema },
      },
    },
    async (request) => {
      const { userId } = await requireUser(sessions, request);
      const settings = await store.find(userId);
      if (settings === undefined) throw new AppError('not_authenticated');
      return settings;
    },
  );

  app.put(
    '/api/settings',
    {
      schema: {
        tags: ['settings'],
        summary: 'Replace the settings as a whole; what is left out goes back to its default',
        body: settingsSchema,
        response: { 200: settingsSchema },
      },
    },
    async (request) => {
      const { userId } = await requireUser(sessions, request);
      checkPhone(request.body);
      if (!(await store.replace(userId, request.body))) throw new AppError('not_authenticated');
      return request.body;
    },
  );
}

function checkPhone({ phone, smsNotifications }: Settings): void {
  if (smsNotifications && phone === '') {
    throw new AppError('invalid_request', {
      details: 'Text messages need a phone number. Please enter one, or switch them off.',
    });
  }
  if (!isStorable(phone) || (smsNotifications && !isPhone(phone))) {
    throw new AppError('invalid_request', {
      details: 'This is not a phone number. Please enter one like +1 555 123 4567.',
    });
  }
}
