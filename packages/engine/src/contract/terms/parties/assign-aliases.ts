import type { FoundParty } from './found-party.ts';
import { parseAliases } from './party-aliases.ts';
import { findNameAt } from './party-name.ts';

const parentheses = /\(([^()]{1,240}(?:\([^()]{0,120}\)[^()]{0,120})?)\)?/g;
const bareAlias =
  /^[^()]{0,160}?(?:,? (?:hereinafter|hereafter|herein)(?: (?:collectively|individually))?,?(?: (?:called|referred to as|known as))?(?: as)?,? (?:the )?|\s)("[^"]{2,40}"(?:\s?(?:\/|or|,|and)\s?(?:the )?"[^"]{2,40}")?)/;
const bareRole =
  /^[^()"]{0,160}?,? (?:hereinafter|hereafter|herein)(?: (?:collectively|individually|jointly))?,?(?: (?:called|referred to|known))?(?: as)?,? (?:the )?([A-Z][A-Za-z]+(?: [A-Z][a-z]+)?)\b/;
const otherName =
  /^[\s,]*\(?(?:d\/?b\/?a|trading (?:and doing business )?as|doing business as)\s+(?:the )?/i;
/** How far after the last name its alias may stand, in characters. */
const reach = 1000;

/** Gives every party the aliases that stand between its name and the next one. */
export function withAliases(
  preamble: string,
  parties: readonly FoundParty[],
): readonly FoundParty[] {
  const aliased = parties.map((party, index) => {
    const next = parties[index + 1]?.from ?? party.to + reach;
    const words = preamble.slice(party.to, next);
    const inParentheses = [...words.matchAll(parentheses)]
      .map((match) => parseAliases(match[1] ?? ''))
      .find(({ names }) => names.length > 0);
    const bare = inParentheses === undefined ? findBareAliases(words) : [];
    const own = [...(inParentheses?.names ?? bare), ...listOtherNames(words)];
    return { party, aliases: [...new Set(own)], isJoint: inParentheses?.isJoint === true };
  });
  return aliased.map(({ party, aliases }, index) => {
    if (party.aliases.length > 0 || aliases.length > 0)
      return { ...party, aliases: party.aliases.length > 0 ? party.aliases : aliases };
    const shared = aliased.slice(index).find((one) => one.aliases.length > 0);
    const isRowOfAll = shared?.isJoint === true;
    return isRowOfAll ? { ...party, aliases: shared.aliases } : party;
  });
}

/** Finds the alias behind "hereinafter called", with or without quotation marks. */
function findBareAliases(words: string): readonly string[] {
  const inQuotes = parseAliases(bareAlias.exec(words)?.[1] ?? '').names;
  const role = bareRole.exec(words)?.[1];
  return inQuotes.length > 0 || role === undefined ? inQuotes : parseAliases(`"${role}"`).names;
}

/** Lists the names under which a party does business: Acme, Inc. d/b/a Acme Music. */
function listOtherNames(words: string): readonly string[] {
  const led = otherName.exec(words);
  const name = led && findNameAt(words, led[0].length);
  return name ? [name.name] : [];
}
