import type { SetupIntentResult, StripeElements } from '@stripe/stripe-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmCard } from './confirm-card.ts';

const contact = { email: 'ada@example.com', phone: '+1 415 555 0100' };
const elements = {} as StripeElements;
const confirmSetup = vi.fn();

function confirm(answer: unknown) {
  confirmSetup.mockResolvedValueOnce(answer as SetupIntentResult);
  return confirmCard({ stripe: { confirmSetup }, elements, contact });
}

beforeEach(() => {
  confirmSetup.mockReset();
  vi.stubGlobal('location', { origin: 'https://clauselight.example' });
});

describe('a card', () => {
  it('is set up in the name of the contact, and leaves the page only where the bank wants it', async () => {
    expect(await confirm({ setupIntent: { status: 'succeeded' } })).toBeUndefined();
    expect(confirmSetup).toHaveBeenCalledWith({
      elements,
      confirmParams: {
        return_url: 'https://clauselight.example/',
        payment_method_data: { billing_details: contact },
      },
      redirect: 'if_required',
    });
  });

  it('that another tab has set up already counts as set up', async () => {
    const error = {
      type: 'invalid_request_error',
      code: 'setup_intent_unexpected_state',
      setup_intent: { status: 'succeeded' },
    };
    expect(await confirm({ error })).toBeUndefined();
  });

  it.each([
    [
      { type: 'card_error', message: 'Your card was declined.' },
      'There was an issue with your card. Please check your card details and try again.',
    ],
    [
      { type: 'validation_error', message: 'Your card number is incomplete.' },
      'Please fill in all required payment information.',
    ],
    [
      { type: 'api_error', message: 'An error occurred at the provider.' },
      'An error occurred at the provider.',
    ],
    [{ type: 'api_connection_error' }, 'An unexpected error occurred'],
    [
      {
        type: 'invalid_request_error',
        code: 'setup_intent_unexpected_state',
        message: 'It was canceled.',
        setup_intent: { status: 'canceled' },
      },
      'It was canceled.',
    ],
  ])('that fails with %o is told so', async (error, description) => {
    expect(await confirm({ error })).toEqual({
      variant: 'destructive',
      title: 'Payment Setup Failed',
      description,
    });
  });

  it('that is not set up although nothing is said to have failed is told so', async () => {
    const notice = await confirm({ setupIntent: { status: 'requires_payment_method' } });
    expect(notice?.description).toBe('An unexpected error occurred');
  });

  it('is told as a payment error where the attempt is thrown off', async () => {
    confirmSetup.mockRejectedValueOnce(new Error('network'));
    expect(await confirmCard({ stripe: { confirmSetup }, elements, contact })).toEqual({
      variant: 'destructive',
      title: 'Payment Error',
      description: 'Failed to set up payment method. Please try again.',
    });
  });
});
