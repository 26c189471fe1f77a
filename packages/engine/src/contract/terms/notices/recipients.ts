import { escapePattern } from '../../../text/escape-pattern.ts';

/** A recipient of notices, with the position of its name. */
export interface Recipient {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const named =
  /(?:\b(?:[Ii]f|IF)(?: (?:notice is|notices are|being))?(?: (?:given|sent|delivered|addressed))?,? (?:to|To|TO|for)|\b[Aa]s to|(?<=^|[\n\t.;:)] ?|\band )(?:[Nn]otices? )?(?:to|To|TO|for|For|FOR))(?: the)?:? ((?:[\p{Lu}\p{N}][\p{L}\p{N}&.,'/-]*)(?: (?:[\p{Lu}\p{N}&][\p{L}\p{N}&.,'/-]*|of|and|the)){0,6})(?: (?:at|to|addressed to|by|shall be (?:sent|addressed) to)(?: the following address| its address)?)?(?: \([^()]{1,60}\))?(?:,? (?:then )?(?:to|at))?\s?[:：]/gu;
const notRecipient =
  /^(?:this|the other|such|any|each|either|all|section|address|attention|attn|notice|party$|by|with|name)\b|^\d+ .*\d|^\d{2,} |^\d+$/i;
/** In characters; set by hand. */
const longestName = 60;

/** Lists the recipients of notices: "If to Acme, to:", "To the Company at:", or a party's name and a colon. */
export function listRecipients(words: string, parties: readonly string[]): readonly Recipient[] {
  const found = [...words.matchAll(named)].flatMap((match): Recipient[] => {
    const name = (match[1] ?? '').replace(/(?: Name)?[\s,.]+$| (?:Name|To)$/, (tail) =>
      tail.startsWith('.') ? '.' : '',
    );
    return notRecipient.test(name)
      ? []
      : [{ name, from: match.index, to: match.index + match[0].length }];
  });
  const byName = listNamed(words, parties);
  const all =
    found.length > 0 ? [...found, ...byName.filter((one) => !overlapsAny(one, found))] : byName;
  return [...all].sort((a, b) => a.from - b.from);
}

function overlapsAny({ from, to }: Recipient, others: readonly Recipient[]): boolean {
  return others.some((other) => from < other.to && other.from < to);
}

function listNamed(words: string, parties: readonly string[]): readonly Recipient[] {
  const names = parties
    .filter((name) => name.length > 2 && name.length <= longestName)
    .flatMap((name) => [name, name.toUpperCase()])
    .map(toPattern);
  if (names.length === 0) return [];
  const pattern = new RegExp(`(?<=^|\\s)(?:the )?(${names.join('|')})\\s?:`, 'gu');
  return [...words.matchAll(pattern)].map((match) => ({
    name: match[1] ?? '',
    from: match.index,
    to: match.index + match[0].length,
  }));
}

function toPattern(name: string): string {
  return escapePattern(name).replace(/\s+/g, '\\s+');
}
