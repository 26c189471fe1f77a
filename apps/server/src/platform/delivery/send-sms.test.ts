import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmsProvider, type TestSmsProvider } from '../../../test/sms-provider.ts';
import { sendSms } from './send-sms.ts';

describe('sending a text message', () => {
  let provider: TestSmsProvider;
  beforeAll(async () => {
    provider = await startSmsProvider();
  });
  afterAll(() => provider.close());
  const send = (baseUrl = provider.url) =>
    sendSms(
      { baseUrl, accountSid: 'AC1', authToken: 'secret', from: '+15550001111' },
      { to: '+1 (555) 123-4567', text: 'Grave & risky: 100% 😀' },
    );

  it('asks the provider in its own form', async () => {
    expect(await send(`${provider.url}/`)).toEqual({ outcome: 'accepted' });
    expect(provider.received).toEqual([
      {
        path: '/2010-04-01/Accounts/AC1/Messages.json',
        authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
        fields: { From: '+15550001111', To: '+15551234567', Body: 'Grave & risky: 100% 😀' },
      },
    ]);
  });

  it.each([
    [400, { outcome: 'refused', isFinal: true, reason: 'HTTP 400' }],
    [401, { outcome: 'refused', isFinal: false, reason: 'HTTP 401' }],
    [429, { outcome: 'refused', isFinal: false, reason: 'HTTP 429' }],
    [503, { outcome: 'refused', isFinal: false, reason: 'HTTP 503' }],
    [302, { outcome: 'refused', isFinal: false, reason: 'HTTP 302' }],
    [504, { outcome: 'unknown', reason: 'HTTP 504' }],
    ['dies', { outcome: 'unknown' }],
  ] as const)('meets the answer %s with %o, and asks once', async (answer, delivery) => {
    const before = provider.received.length;
    provider.answers.push(answer);
    expect(await send()).toMatchObject(delivery);
    expect(provider.received).toHaveLength(before + 1);
  });

  it('is certain that nothing went out where nothing listens', async () => {
    const gone = await startSmsProvider();
    await gone.close();
    expect(await send(gone.url)).toEqual({
      outcome: 'refused',
      isFinal: false,
      reason: 'ECONNREFUSED',
    });
  });
});
