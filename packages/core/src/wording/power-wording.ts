import type { Power, PowerName, Side } from '@clauselight/schema';
import { nameSidesShortly } from '../side-names.ts';
import { joinWords } from '../words.ts';

/** The table of what each side may do. */
export const powersTitle = 'Who may do what';
export const powersNote =
  'Each entry leads to the words that give a side this power. An empty one says only that no such words were recognized: the law or other words may give it all the same.';
/** A side for which no words were recognized. */
export const noPowerFound = '–';

/** What a side may do, as the name of a row. */
export const powerNames = {
  'end-without-reason': 'End the contract without a reason',
  'end-for-breach': 'End it for a breach or insolvency',
  renew: 'Renew or extend it',
  'change-terms': 'Change the terms',
  'change-price': 'Change the price',
  'change-delivery': 'Change or stop what is delivered',
  suspend: 'Suspend performance',
  transfer: 'Transfer the contract',
  subcontract: 'Subcontract or sublicense',
  audit: 'Audit or inspect',
  'set-off': 'Deduct or withhold money',
  enter: 'Enter the premises',
  'use-name': 'Use the name or picture of the other',
  'seek-injunction': 'Ask a court for an order',
  'recover-costs': 'Recover legal costs',
} as const satisfies Record<PowerName, string>;

/**
 * Who alone has a power by the words of the contract.
 *
 * @param power - The power with its holders.
 * @param sides - The sides of the contract.
 * @returns For example `Provider alone`; empty if every side has it.
 */
export function describeHolders({ holders }: Power, sides: readonly Side[]): string {
  if (holders.length === sides.length) return '';
  const names = [...nameSidesShortly(sides)].flatMap(([id, name]) =>
    holders.some(({ side }) => side === id) ? [name] : [],
  );
  return `${joinWords(names)} alone`;
}
