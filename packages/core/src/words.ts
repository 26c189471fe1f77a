/** Things in a row as English says them: `a, b and c`. */
export function joinWords(words: readonly string[], link = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${link} ${last}`;
}

/** The first few of several things, and how many are left: `a, b and 3 more`. */
export function joinSome(words: readonly string[], most = 3): string {
  const left = words.length - most;
  return left > 0 ? joinWords([...words.slice(0, most), `${left} more`]) : joinWords(words);
}

/** A number with its noun: `1 task`, `2 tasks`. */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`;
}

/** A number with its thousands grouped: `1,740`, `1,740.5`. */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** Words cut to a length at a blank, for quoting them inside a sentence. */
export function shorten(words: string, longest = 90): string {
  const flat = words.replace(/\s+/g, ' ').trim();
  if (flat.length <= longest) return flat;
  const cut = flat.lastIndexOf(' ', longest);
  return `${flat.slice(0, cut > longest / 2 ? cut : longest)}…`;
}

/** Words in quotation marks inside a sentence, cut to a length and without their own full stop. */
export function quoteWords(words: string, longest = 90): string {
  return `“${shorten(words.trim().replace(/[.;:,]$/, ''), longest)}”`;
}

const proper = /^(?:English|Article|January|February|March|April|June|July|August)\b/;

/** The words as they stand within a sentence: the first letter small, but for acronyms and names. */
export function lowerFirst(words: string): string {
  return /^[A-Z][a-z' -]/.test(words) && !proper.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;
}
