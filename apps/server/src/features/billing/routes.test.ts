import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildVisitor, getAnswer, startTestServer, type TestServer } from '../../../test/server.ts';

const email = 'ana@example.com';
const phone = '+1 555 123 4567';
const missing = 'Please provide your email and phone number';
const wrongEmail = 'Please enter a valid email address';
const wrongPhone = 'Please enter a valid phone number with country code';

describe('beginning a subscription where billing is off', () => {
  let server: TestServer;
  beforeAll(async () => {
    const settings = { FREE_ANALYSES_PER_DAY: '0' };
    server = await startTestServer({ hasWorker: false, settings });
  });
  afterAll(() => server.close());

  const subscribe = (body: unknown) =>
    getAnswer(
      buildVisitor(server).call('/api/create-subscription', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );

  it('reports that billing is off, with and without a session', async () => {
    expect(await subscribe({ email, phone, trial_period_days: 7 })).toMatchObject([
      503,
      { code: 'billing_off', error: expect.stringContaining('Billing is off') },
    ]);
  });

  it.each([
    [{}, missing],
    [{ email: '  ', phone }, missing],
    [{ email, phone: '' }, missing],
    [{ email: 'ana@example', phone }, wrongEmail],
    [{ email, phone: '555' }, wrongPhone],
    [{ email: 'ana', phone: 'home' }, `${wrongEmail}; ${wrongPhone}`],
  ])('is rejected with the errors in %j', async (body, details) => {
    expect(await subscribe(body)).toMatchObject([400, { code: 'invalid_request', details }]);
  });

  it.each([[null], [{ email: 7, phone }], [{ email, phone, trial_period_days: 'long' }]])(
    'is rejected if the request is %j',
    async (body) => {
      expect(await subscribe(body)).toMatchObject([400, { code: 'invalid_request' }]);
    },
  );

  it('limits nobody, and promises no trial', async () => {
    const visitor = buildVisitor(server);
    const { id } = await visitor.uploadDocument();
    const headers = { prefer: 'respond-async' };
    const url = `/api/documents/${id}/analyze`;
    expect((await visitor.call(url, { method: 'POST', headers })).status).toBe(202);
    expect(await getAnswer(visitor.call('/api/entitlement'))).toEqual([
      200,
      { isTrialAvailable: false },
    ]);
  });
});
