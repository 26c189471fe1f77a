const notAlias =
  /^(?:this |the )?(?:\w+ )?(?:agreement|contract|effective date|commencement date|execution date|term|initial term|parties|party|lease|amendment|addendum|closing(?: date)?|date|services?|products?|territory|premises|sec|commission|act|letter|plan|note|loan|deed|order|schedule|exhibit|board|business|recitals|transaction|collectively|each|individually|signing date|software|property|trademarks?|marks?|conditions)$/i;
const quoted = /"([^"]{1,60}?)[,.;]?"/g;
const plain =
  /^(?:the |hereinafter(?: referred to as)? |hereafter )?((?:[A-Z][A-Za-z&.-]+)(?: [A-Z][A-Za-z&.-]+){0,2})$/;
const shortHand = /hereinafter|hereafter|referred to|called/i;

/** The names that words in parentheses give a party; none where they name something else. */
export function listAliases(words: string): readonly string[] {
  const inQuotes = [...words.matchAll(quoted)].map((match) => match[1]?.trim() ?? '');
  const bare =
    inQuotes.length === 0 ? (plain.exec(words.trim())?.[1] ?? findShortHand(words)) : undefined;
  const names = bare === undefined ? inQuotes : [bare];
  return names.filter((name) => name !== '' && !notAlias.test(name) && !/^\d/.test(name));
}

function findShortHand(words: string): string | undefined {
  if (!shortHand.test(words)) return undefined;
  return /(?:referred to as|called|hereinafter|hereafter) (?:the )?([A-Z][\w&.-]*(?: [A-Z][\w&.-]*){0,2})\s*$/.exec(
    words,
  )?.[1];
}
