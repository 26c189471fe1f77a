import Stripe from 'stripe';
import { createId } from './ids.ts';

/** The kinds of events. */
export type Occasion = Extract<
  Stripe.Event['type'],
  | `customer.${'created' | 'updated' | 'deleted'}`
  | `customer.subscription.${'created' | 'updated' | 'deleted' | 'trial_will_end'}`
  | `invoice.${'created' | 'finalized' | 'paid' | 'payment_succeeded' | 'payment_failed' | 'voided'}`
  | `payment_method.${'attached' | 'detached'}`
  | `setup_intent.${'created' | 'succeeded' | 'setup_failed' | 'requires_action' | 'canceled'}`
>;

/** The object that an event of this type is about. */
export type Subject<Type extends Occasion> = Extract<
  Stripe.Event,
  { type: Type }
>['data']['object'];

export interface EventLog {
  /** All events, oldest first. */
  readonly events: readonly Stripe.Event[];
  /** Records an event with a copy of the object as it is now. */
  emit<Type extends Occasion>(
    type: Type,
    object: Subject<Type>,
    previous?: Partial<Subject<Type>>,
  ): void;
  /** Applies a change and sends an event about it; none if nothing changed. */
  change<Type extends Extract<Occasion, `${string}.updated`>>(
    type: Type,
    held: Subject<Type>,
    patch: Partial<Subject<Type>>,
  ): void;
  /** Does the work of a request: its events name the request. */
  during<Result>(request: Stripe.Event.Request, work: () => Result): Result;
}

/** Records events at the times of a clock and hands each to `publish`. */
export function createEventLog(options: {
  readonly now: () => number;
  readonly publish: (event: Stripe.Event) => void;
}): EventLog {
  const events: Stripe.Event[] = [];
  let request: Stripe.Event.Request = { id: null, idempotency_key: null };
  const emit: EventLog['emit'] = (type, object, previous) => {
    const event = copy({
      id: createId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: options.now(),
      data: { object, ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 1,
      request,
      type,
    } satisfies Stripe.EventBase) as Stripe.Event;
    events.push(event);
    options.publish(event);
  };
  return {
    events,
    emit,
    change(type, held, patch) {
      const before = copy(held);
      Object.assign(held, patch);
      const previous = findDifferences(before, copy(held));
      if (Object.keys(previous).length > 0) emit(type, held, previous as Partial<typeof held>);
    },
    during(current, work) {
      const outer = request;
      request = current;
      try {
        return work();
      } finally {
        request = outer;
      }
    },
  };
}

/** A copy as it goes over the wire. */
export function copy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** The previous values of changed properties: objects property by property, lists as a whole. */
function findDifferences(before: object, after: object): object {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const [old, current] = [Reflect.get(before, name), Reflect.get(after, name)];
      if (JSON.stringify(old) === JSON.stringify(current)) return [];
      const isNested = isParts(old) && isParts(current);
      return [[name, isNested ? findDifferences(old, current) : (old ?? null)]];
    }),
  );
}

function isParts(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
