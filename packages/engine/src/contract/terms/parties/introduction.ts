import { findLegalForm, hasStrongForm } from '../../../text/values/legal-form.ts';
import type { FoundParty } from './found-party.ts';
import { parseAliases } from './party-aliases.ts';
import type { FoundName } from './party-name.ts';

/** What separates a party from the previous one; `start` for the first. */
export type Separator =
  | 'start'
  | 'and'
  | 'favor'
  | 'item'
  | 'semicolon'
  | 'line'
  | 'comma'
  | 'paren';

const description =
  /^[,\s]*(?:\((?!(?:by|see|for|from|with|including|e\.g|i\.e)\b)|(?:husband|wife|spouses|siblings|brothers?|sisters?|both|jointly|married|unmarried|a (?:single|married|unmarried))\b|(?:an?|AN?|the|a\/an) (?:[\p{L}\p{N}.,'/-]+ ){0,9}?(?:corporation|company|partnership|individual|person|trust|association|bank|entity|business|university|organi[sz]ation|subsidiary|division|body|institution|firm|society|resident|citizen|institute|limited liability|CORPORATION|COMPANY|PARTNERSHIP|INDIVIDUAL)\b|(?:hereinafter|hereafter|having|located|residing|organi[sz]ed|incorporated|existing|registered|duly|individually|domiciled|acting|HAVING|LOCATED|ORGANI[SZ]ED)\b|(?:with (?:its|an?|offices|principal|registered|place|address)|whose (?:principal|registered|address|office|place|business)|c\/o|d\/b\/a|of (?:\d+|\[)|at \d+|as (?:the |joint )*(?:[a-z]+|Tenants?|Landlords?|Buyers?|Sellers?|Purchasers?|Borrowers?|Lenders?|Owners?|Clients?|Customers?|Lessees?|Lessors?|Guarantors?))\b)/u;

/** Tells whether the words after a name describe a party: ", a Delaware corporation", "having its office at". */
export function isDescription(after: string): boolean {
  return description.test(after);
}

/** Returns the aliases in a parenthesis directly after a name. */
export function findAliasAfter(after: string): readonly string[] | undefined {
  const match = /^[\s,.]*\(([^()]{1,200})\)/.exec(after);
  const names = match?.[1] === undefined ? [] : parseAliases(match[1]).names;
  return names.length > 0 ? names : undefined;
}

const subordinate =
  /\b(?:listed on|traded on|subsidiar(?:y|ies) of|affiliates? of|division of|owned by|behalf of|member of)\b[^()]{0,140}$/i;

/** Those who act for a party are none, even if its alias follows their names. */
const represented =
  /\b(?:represented|acting|signed?) (?:\w+ )?(?:by|through)\b(?:(?!["”]\))[^();]){0,120}$|\bby its (?:\w+ )?(?:partners?|directors?|managers?|trustees?|attorneys?|agents?)\b[^();]{0,80}$/i;

/** A name, its separator from the previous party, and the words around it. */
export interface Introduction {
  readonly kind: Separator;
  readonly found: FoundName;
  readonly isSure: boolean;
  readonly isDescribed: boolean;
  /** Whether an alias follows directly. */
  readonly alias: boolean;
  readonly preamble: string;
  readonly last: FoundParty | undefined;
}

/** Tells whether the words around a name introduce it as a party. */
export function isIntroduced(input: Introduction): boolean {
  const { kind, found, isSure, isDescribed, alias, preamble, last } = input;
  if (kind === 'start') return true;
  if (last === undefined) return kind !== 'comma' && (isSure || isDescribed);
  const between = preamble.slice(last.to, found.from);
  const isCompany =
    hasStrongForm(found.name) ||
    (findLegalForm(found.name) !== undefined && found.name.includes(' '));
  if (subordinate.test(between) && !alias) return false;
  if (represented.test(between)) return false;
  if (/\blaws of[^()]{0,140}$/i.test(between) && !alias && !hasStrongForm(found.name)) return false;
  if (kind === 'and' || kind === 'favor')
    return isCompany || alias || isDescribed || isPerson(found.name) || isJoined(input, between);
  if (kind === 'comma') {
    if (/\)\s*,\s*$/.test(between) && isCompany && (alias || isDescribed)) return true;
    const isListed = isPerson(found.name) || hasStrongForm(found.name) || alias;
    return isTableCell(between) && (isListed || (isCompany && between.includes('\n')));
  }
  if (kind === 'paren') return isCompany && (alias || isDescribed);
  return isCompany || alias || (kind !== 'line' && isDescribed);
}

/** A name without its own evidence, joined to a party by "and". */
function isJoined({ found, preamble }: Introduction, between: string): boolean {
  const rest = preamble.slice(found.to, found.to + 400);
  const isAfterAlias = /\)[\s,;]*(?:and|AND|And|&)[\s:,-]*(?:the )?$/.test(between);
  if (isAfterAlias && /^[^;()]{0,300}\((?:[^()"]{0,60})"/.test(rest)) return true;
  const isAdjacent = /^[\s,.;:-]*(?:and|AND|And|&)[\s:,-]*(?:the )?$/.test(between);
  const isOnLine = /[\n\t]\s*(?:and|AND|And):?\s*$|\b(?:and|AND|And):?\s*\n\s*$/.test(between);
  return isAdjacent || isOnLine || (/^\s*(?:$|\n)/.test(rest) && !isInHeading(between));
}

/** A line below the parties with words before its "and" is a heading: `HELLO AND WELCOME`. */
function isInHeading(between: string): boolean {
  const line = between.split('\n').at(-1) ?? '';
  return line !== between && /\p{L}.*\s(?:and|AND|And|&)\W*$/u.test(line);
}

function isPerson(name: string): boolean {
  return /^(?:Mr|Mrs|Ms|Dr|Prof)\.? \p{Lu}/u.test(name);
}

function isTableCell(between: string): boolean {
  return /^(?:\s*\([^()]*\))?\s*,\s*$/.test(between);
}
