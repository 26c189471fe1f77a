import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import {
  combineSubscriptions,
  type ProviderSubscription,
  presentSubscription,
} from './subscription.ts';

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
  it('is null without a subscription', () => {
    expect(combineSubscriptions([])).toEqual({ status: null, trialEndsAt: null, endsAt: null });
  });

  it('is the best of all subscriptions, whichever is newer', () => {
    const active = build({ status: 'active' });
    const ended = build({ endsAt });
    const due = build({ status: 'past_due' });
    expect(combineSubscriptions([ended, active])).toMatchObject({ status: 'active', endsAt: null });
    expect(combineSubscriptions([due, ended])).toMatchObject({ status: 'past_due' });
    expect(combineSubscriptions([ended, build({})])).toMatchObject({ status: 'canceled', endsAt });
  });

  it('keeps the end of an earlier trial', () => {
    const first = build({ trialEndsAt });
    expect(combineSubscriptions([build({ status: 'active' }), first])).toMatchObject({
      trialEndsAt,
    });
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

  it('has no end unless it was canceled, immediately or at the end of the period', () => {
    expect(present({}).endsAt).toBeNull();
    expect(present({ cancel_at_period_end: true }).endsAt).toEqual(endsAt);
    expect(present({ cancel_at: seconds(endsAt) }).endsAt).toEqual(endsAt);
    const ended = { ended_at: seconds(trialEndsAt), cancel_at: seconds(endsAt) };
    expect(present(ended).endsAt).toEqual(trialEndsAt);
  });

  it('ends its trial at the planned time, or when it is canceled immediately', () => {
    const trial = { trial_end: seconds(endsAt) };
    expect(present(trial).trialEndsAt).toEqual(endsAt);
    expect(present({ ...trial, ended_at: seconds(trialEndsAt) }).trialEndsAt).toEqual(trialEndsAt);
    expect(
      present({ trial_end: seconds(trialEndsAt), ended_at: seconds(endsAt) }).trialEndsAt,
    ).toEqual(trialEndsAt);
    expect(present({}).trialEndsAt).toBeNull();
  });
});
