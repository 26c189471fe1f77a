import type { FoundParty } from './found-party.ts';
import { parseAliases } from './party-aliases.ts';

const blank =
  /^[\s,;:."(]*(?:\[[^\]]{0,60}\]|_{3,}|\.{4,}|[X*•●]{4,}|(?:the|an?|each of the)? ?(?:undersigned|individual|persons?|party|entity|company|customer|franchisee|purchaser|distributor|supplier|reseller)?[^(]{0,60}\b(?:named|identified|listed|set forth|whose name|signing|signatory|named above)\b[^(]{0,120})[^()"]{0,200}\((?:[^()"]{0,40})"/i;
const unnamed =
  /^[\s,;:]*(?:the )?(Franchisee|Customer|Client|Licensee|Distributor|Supplier|Reseller|Employee|Consultant|Contractor|Borrower|Tenant|Buyer|Purchaser|Affiliate|Subscriber|Member|Company|Provider|Vendor)\b(?=,? \(?(?:as (?:defined|set forth|identified|named)|named|identified|whose|listed|specified)| (?:named|identified|listed) above| \((?:the )?")/;

/** How far a blank and its alias may reach, in characters. */
const reach = 420;

/** Finds a party with a blank name at a position, called by its alias or role, and the end of its description. */
export function findUnnamed(
  preamble: string,
  position: number,
): { readonly party: FoundParty; readonly end: number } | undefined {
  const rest = preamble.slice(position, position + reach);
  const called = unnamed.exec(rest);
  if (called?.[1] !== undefined) {
    const from = position + called[0].length - called[1].length;
    return { party: createUnnamed(called[1], from), end: from + called[1].length };
  }
  if (!blank.test(rest)) return undefined;
  const open = rest.indexOf('(', rest.startsWith('(') ? 1 : 0);
  const close = rest.indexOf(')', open);
  if (close < 0) return undefined;
  const name = parseAliases(rest.slice(open + 1, close)).names[0];
  if (name === undefined) return undefined;
  return { party: createUnnamed(name, position + rest.indexOf(name, open)), end: position + close };
}

function createUnnamed(name: string, from: number): FoundParty {
  return { name, from, to: from + name.length, aliases: [name], isSure: true };
}
