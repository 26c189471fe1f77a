import { CardReturn } from '../features/subscribe/card-return.tsx';
import { SubscribePrompt } from './subscribe-prompt.tsx';

interface BillingPartProps {
  /** How setting up a card on another site has ended, where the page was opened by coming back from there. */
  cardReturn: string | undefined;
}

/** What every screen has to do with money, on a server that takes any. */
export function BillingPart({ cardReturn }: BillingPartProps) {
  return (
    <>
      <SubscribePrompt />
      {cardReturn !== undefined && <CardReturn status={cardReturn} />}
    </>
  );
}
