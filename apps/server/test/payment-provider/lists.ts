import type Stripe from 'stripe';
import { missing, refuse } from './errors.ts';

interface Page {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
}

/** One page of a list, newest first; ten objects by default. */
export function toList<Item extends { readonly id: string }>(
  url: string,
  objects: Iterable<Item>,
  { limit = 10, starting_after, ending_before }: Page,
): Stripe.ApiList<Item> {
  if (starting_after !== undefined && ending_before !== undefined)
    throw refuse('You may only specify one of these parameters: ending_before, starting_after.');
  const newest = [...objects].reverse();
  const before = newest.slice(0, findPlace(newest, ending_before, 'ending_before'));
  const rest =
    ending_before === undefined
      ? newest.slice((findPlace(newest, starting_after, 'starting_after') ?? -1) + 1)
      : before;
  const data = ending_before === undefined ? rest.slice(0, limit) : rest.slice(-limit);
  return { object: 'list', data, has_more: rest.length > limit, url };
}

function findPlace(
  objects: readonly { readonly id: string }[],
  id: string | undefined,
  param: string,
): number | undefined {
  if (id === undefined) return undefined;
  const place = objects.findIndex((object) => object.id === id);
  if (place < 0) throw missing('object', id, param);
  return place;
}
