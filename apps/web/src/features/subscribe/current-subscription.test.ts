import { describe, expect, it } from 'vitest';
import { describeSubscription } from './current-subscription.tsx';

const noon = '2026-11-20T12:00:00Z';

describe('a subscription in words', () => {
  it('that is on trial says when it is charged for the first time', () => {
    const { title, text } = describeSubscription({
      subscriptionStatus: 'trialing',
      trialEndsAt: noon,
    });
    expect(title).toBe('Your free trial is running');
    expect(text).toContain('After November 20, 2026, $8.99 is charged every month');
  });

  it('that is paid says what is charged', () => {
    const { title, text } = describeSubscription({ subscriptionStatus: 'active' });
    expect(title).toBe('You are subscribed to the Pro plan');
    expect(text).toContain('$8.99 is charged every month until you cancel');
  });

  it.each(['trialing', 'active'] as const)(
    'that is %s and cancelled says until when it lasts',
    (status) => {
      const { text } = describeSubscription({
        subscriptionStatus: status,
        trialEndsAt: '2026-11-19T12:00:00Z',
        subscriptionEndsAt: noon,
      });
      expect(text).toContain('until November 20, 2026, and nothing more is charged');
    },
  );

  it('that could not be charged says what to do', () => {
    const { title, text } = describeSubscription({ subscriptionStatus: 'past_due' });
    expect(title).toBe('Your last payment did not go through');
    expect(text).toContain('change the card');
  });
});
