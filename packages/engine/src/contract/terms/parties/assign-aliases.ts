import type { FoundParty } from './found-party.ts';
import { readAliases } from './party-aliases.ts';
import { readName } from './party-name.ts';

const parentheses = /\(([^()]{1,240}(?:\([^()]{0,120}\)[^()]{0,120})?)\)?/g;
const bareAlias =
  /^[^()]{0,160}?(?:,? (?:hereinafter|hereafter|herein)(?: (?:collectively|individually))?,?(?: (?:called|referred to as|known as))?(?: as)?,? (?:the )?|\s)("[^"]{2,40}"(?:\s?(?:\/|or|,|and)\s?(?:the )?"[^"]{2,40}")?)/;
const otherName =
  /^[\s,]*\(?(?:d\/?b\/?a|trading (?:and doing business )?as|doing business as)\s+(?:the )?/i;
/** How far after the last name its alias may stand. */
const reach = 1000;

/** Gives every party the names that stand between it and the next one. */
export function withAliases(
  preamble: string,
  parties: readonly FoundParty[],
): readonly FoundParty[] {
  const aliased = parties.map((party, index) => {
    const next = parties[index + 1]?.from ?? party.to + reach;
    const words = preamble.slice(party.to, next);
    const read = [...words.matchAll(parentheses)]
      .map((match) => readAliases(match[1] ?? ''))
      .find(({ names }) => names.length > 0);
    const bare = read === undefined ? readAliases(bareAlias.exec(words)?.[1] ?? '').names : [];
    const own = [...(read?.names ?? bare), ...listOtherNames(words)];
    return { party, aliases: [...new Set(own)], isJoint: read?.isJoint === true };
  });
  return aliased.map(({ party, aliases }, index) => {
    if (party.aliases.length > 0 || aliases.length > 0)
      return { ...party, aliases: party.aliases.length > 0 ? party.aliases : aliases };
    const shared = aliased.slice(index).find((one) => one.aliases.length > 0);
    const isRowOfAll = shared?.isJoint === true;
    return isRowOfAll ? { ...party, aliases: shared.aliases } : party;
  });
}

/** The name under which a party does business: Acme, Inc. d/b/a Acme Music. */
function listOtherNames(words: string): readonly string[] {
  const led = otherName.exec(words);
  const name = led && readName(words, led[0].length);
  return name ? [name.name] : [];
}
