import { isPhone, type Settings } from '@clauselight/schema';

/** The fields of a draft that differ from the saved ones. An invalid phone number is not sent while text messages are off. */
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
