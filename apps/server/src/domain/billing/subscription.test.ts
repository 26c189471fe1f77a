import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { findStanding, type ProviderSubscription, presentSubscription } from './subscription.ts';

const trialEndsAt = new Date('2026-12-01T00:00:00Z');
const endsAt = new Date('2026-12-20T00:00:00Z');

const build = (change: Partial<ProviderSubscription>): ProviderSubscription => ({
  status: 'canceled',
  setupIntentId: undefined,
  trialEndsAt: null,
  endsAt: null,
  ...change,
});

describe('how a person stands', () => {
  it('is nothing where there was never a subscription', () => {
    expect(findStanding([])).toEqual({ status: null, trialEndsAt: null, endsAt: null });
  });

  it('is the best of what there is, whichever is newer', () => {
    const active = build({ status: 'active' });
    const ended = build({ endsAt });
    const due = build({ status: 'past_due' });
    expect(findStanding([ended, active])).toMatchObject({ status: 'active', endsAt: null });
    expect(findStanding([due, ended])).toMatchObject({ status: 'past_due' });
    expect(findStanding([ended, build({})])).toMatchObject({ status: 'canceled', endsAt });
  });

  it('keeps the end of the trial there was', () => {
    const first = build({ trialEndsAt });
    expect(findStanding([build({ status: 'active' }), first])).toMatchObject({ trialEndsAt });
  });
});

describe('a subscription of the provider', () => {
  const seconds = (date: Date) => date.getTime() / 1000;
  const present = (change: object) =>
    presentSubscription({
      status: 'active',
      metadata: {},
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      trial_end: null,
      items: { data: [{ current_period_end: seconds(endsAt) }] },
      ...change,
    } as unknown as Stripe.Subscription);

  it.each([
    ['active', 'active'],
    ['trialing', 'trialing'],
    ['past_due', 'past_due'],
    ['unpaid', 'past_due'],
    ['incomplete', 'past_due'],
    ['paused', 'past_due'],
    ['canceled', 'canceled'],
    ['incomplete_expired', 'canceled'],
    ['a status of the future', 'past_due'],
  ])('that is %s is %s', (status, expected) => {
    expect(present({ status }).status).toBe(expected);
  });

  it('goes on unless it was cancelled, now or for the end of what is paid', () => {
    expect(present({}).endsAt).toBeNull();
    expect(present({ cancel_at_period_end: true }).endsAt).toEqual(endsAt);
    expect(present({ cancel_at: seconds(endsAt) }).endsAt).toEqual(endsAt);
    const ended = { ended_at: seconds(trialEndsAt), cancel_at: seconds(endsAt) };
    expect(present(ended).endsAt).toEqual(trialEndsAt);
  });

  it('had its trial to the end, or until it was cancelled at once', () => {
    const trial = { trial_end: seconds(endsAt) };
    expect(present(trial).trialEndsAt).toEqual(endsAt);
    expect(present({ ...trial, ended_at: seconds(trialEndsAt) }).trialEndsAt).toEqual(trialEndsAt);
    expect(
      present({ trial_end: seconds(trialEndsAt), ended_at: seconds(endsAt) }).trialEndsAt,
    ).toEqual(trialEndsAt);
    expect(present({}).trialEndsAt).toBeNull();
  });
});
