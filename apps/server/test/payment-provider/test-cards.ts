export interface Decline {
  readonly code: 'card_declined';
  readonly decline_code: 'generic_decline' | 'insufficient_funds';
  readonly message: string;
}

/** A card of the provider's published test cards, and what happens with it. */
export interface TestCard {
  readonly number: string;
  /** The provider's id of a ready payment method with this card, for servers. */
  readonly token: string;
  readonly setup: 'succeeds' | 'declined' | 'asks for authentication';
  /** Why its charges fail, if they do. */
  readonly decline: Decline | null;
}

const declined: Decline = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};
const insufficientFunds: Decline = {
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', token: 'pm_card_visa', setup: 'succeeds', decline: null },
  {
    number: '4000000000000002',
    token: 'pm_card_visa_chargeDeclined',
    setup: 'declined',
    decline: declined,
  },
  {
    number: '4000002500003155',
    token: 'pm_card_authenticationRequiredOnSetup',
    setup: 'asks for authentication',
    decline: null,
  },
  {
    number: '4000000000000341',
    token: 'pm_card_chargeCustomerFail',
    setup: 'succeeds',
    decline: declined,
  },
  {
    number: '4000000000009995',
    token: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    setup: 'succeeds',
    decline: insufficientFunds,
  },
];
