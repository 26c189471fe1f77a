import Stripe from 'stripe';

/** A delivery of an event, and the status it was answered with: `null` when there was no answer. */
export interface Delivery {
  readonly event: Stripe.Event;
  readonly status: number | null;
}

export interface DeliveryOptions {
  /** `bad`: signed with another secret; `stale`: signed an hour ago. */
  readonly signature?: 'good' | 'bad' | 'stale';
}

export interface Webhooks {
  /** Takes an event to be delivered after those before it, or holds it. */
  publish(event: Stripe.Event): void;
  register(address: string): void;
  hold(): void;
  release(): Promise<void>;
  deliver(event: Stripe.Event, options?: DeliveryOptions): Promise<number | null>;
  retryFailed(): Promise<readonly Delivery[]>;
  settled(): Promise<void>;
  readonly held: readonly Stripe.Event[];
  readonly deliveries: readonly Delivery[];
  close(): void;
}

const answerTime = 10_000;

/** Posts events to an address, one after the other, each signed over the very bytes that are sent. */
export function createWebhooks(secret: string): Webhooks {
  let address: string | undefined;
  let isHolding = false;
  let queue = Promise.resolve();
  const closing = new AbortController();
  const held: Stripe.Event[] = [];
  const deliveries: Delivery[] = [];
  const deliver: Webhooks['deliver'] = async (event, { signature = 'good' } = {}) => {
    if (address === undefined) throw new Error('no webhook address is registered');
    const body = JSON.stringify(event, null, 2);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': sign(body, secret, signature),
    };
    const status = await post(address, { headers, body, signal: closing.signal });
    deliveries.push({ event, status });
    return status;
  };
  const enqueue = (event: Stripe.Event) => {
    queue = queue.then(async () => void (await deliver(event)));
  };
  return {
    held,
    deliveries,
    deliver,
    register: (given) => {
      address = given;
    },
    publish(event) {
      if (isHolding) held.push(event);
      else if (address !== undefined) enqueue(event);
    },
    hold: () => {
      isHolding = true;
    },
    async release() {
      isHolding = false;
      for (const event of held.splice(0)) if (address !== undefined) enqueue(event);
      await queue;
    },
    async retryFailed() {
      const last = new Map(deliveries.map((delivery) => [delivery.event.id, delivery]));
      const failed = [...last.values()].filter(({ status }) => !isTaken(status));
      const again: Delivery[] = [];
      for (const { event } of failed) again.push({ event, status: await deliver(event) });
      return again;
    },
    async settled() {
      for (let last = Promise.resolve(); last !== queue; ) {
        last = queue;
        await last;
      }
    },
    close: () => closing.abort(),
  };
}

function isTaken(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Signatures carry the real time, which is what their receiver compares them with. */
function sign(
  payload: string,
  secret: string,
  signature: NonNullable<DeliveryOptions['signature']>,
): string {
  const now = Math.floor(Date.now() / 1000);
  return Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: signature === 'bad' ? `${secret}_of_somebody_else` : secret,
    timestamp: signature === 'stale' ? now - 3600 : now,
  });
}

async function post(
  address: string,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
): Promise<number | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerTime)]),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}
