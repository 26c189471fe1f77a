import { settingsSchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { keepUnsent, listChanges } from './draft.ts';

const saved = settingsSchema.parse({});

describe('what is sent of a draft', () => {
  it('is what differs from what is saved', () => {
    const draft = { autoAnalysis: false, dailyDigest: false, retentionDays: 30 } as const;
    expect(listChanges(draft, saved)).toEqual({ autoAnalysis: false, retentionDays: 30 });
  });

  it('is nothing where a change was taken back', () => {
    expect(listChanges({ usualRole: null, theme: 'system' }, saved)).toEqual({});
  });

  it.each([
    ['is a number where text messages are wanted', true, '+1 415 555 0100', '+1 415 555 0100'],
    ['is no number that is none, where none are wanted', false, '12', undefined],
    ['is a number for later', false, '+1 415 555 0100', '+1 415 555 0100'],
  ])('%s', (_, smsNotifications, phone, sent) => {
    expect(listChanges({ smsNotifications, phone }, saved).phone).toBe(sent);
  });

  it('takes a number away', () => {
    expect(listChanges({ phone: '' }, { ...saved, phone: '+1 415 555 0100' })).toEqual({
      phone: '',
    });
  });
});

it('what is changed while a draft is saved stays in it', () => {
  const sent = { autoAnalysis: false, dailyDigest: true };
  expect(keepUnsent({ autoAnalysis: false, dailyDigest: false }, sent)).toEqual({
    dailyDigest: false,
  });
});
