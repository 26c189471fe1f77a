import { isPhone, type Settings } from '@clauselight/schema';

/** What of a draft differs from what is saved. A number that is none goes nowhere while no text messages are wanted. */
export function listChanges(draft: Partial<Settings>, saved: Settings): Partial<Settings> {
  const { smsNotifications, phone } = { ...saved, ...draft };
  const isPhoneKept = smsNotifications || phone.trim() === '' || isPhone(phone);
  return filter(draft, (key, value) => value !== saved[key] && (key !== 'phone' || isPhoneKept));
}

/** What of a draft has been changed since `sent` was sent. */
export function keepUnsent(draft: Partial<Settings>, sent: Partial<Settings>): Partial<Settings> {
  return filter(draft, (key, value) => value !== sent[key]);
}

type Setting = Settings[keyof Settings];

function filter(
  draft: Partial<Settings>,
  isKept: (key: keyof Settings, value: Setting | undefined) => boolean,
): Partial<Settings> {
  const entries = Object.entries(draft) as [keyof Settings, Setting | undefined][];
  return Object.fromEntries(entries.filter(([key, value]) => isKept(key, value)));
}
