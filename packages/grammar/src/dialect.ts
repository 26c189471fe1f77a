/** Spellings that only one side of the Atlantic has, by their endings and some whole words. */
const british =
  /\b(?:\w{2,}(?:vour|lour|bour|mour|gour|nour)(?:s|ed|ing|able|ful|al|ite|ites|hood)?|(?:cent|theat|fib|lit|kilomet)res?|\w{3,}(?:ll)(?:ed|ing|er)\b(?<=travelled|travelling|traveller|cancelled|cancelling|labelled|labelling|modelled|modelling)|defence|offence|grey|programmes?|analys(?:e[ds]?|ing)|catalogues?|sceptical|enrolment|mum|whilst|organis\w+|realis\w+|recognis\w+|apologis\w+|emphasis(?:e[ds]?|ing)|criticis(?:e[ds]?|ing)|\w{4,}ising\b(?<!rising|raising|praising|advertising|surprising|exercising|promising|comprising|supervising|improvising|advising))\b/gi;
const american =
  /\b(?:(?:fa|endea)vor\w*|(?:co|par)lor\w*|(?:neigh|la|har)bor\w*|(?:hu|ru|ar)mor\w*|rigor|honor\w*|behavior\w*|(?:cent|theat|fib|kilomet)ers?|travel(?:ed|ing|er)s?|cancel(?:ed|ing)|label(?:ed|ing)|model(?:ed|ing)|defense|offense|gray|analyz\w+|catalogs?|skeptical|enrollment|mom|\w{4,}iz(?:e[ds]?|ing|ations?))\b/gi;

/** The English most words with two spellings follow; American where they do not tell. */
export function chooseDialect(prose: string): 'british' | 'american' {
  const ours = prose.match(british)?.length ?? 0;
  const theirs = prose.match(american)?.length ?? 0;
  return ours > theirs ? 'british' : 'american';
}

const exchanges: readonly (readonly [RegExp, string])[] = [
  [/our/g, 'or'],
  [/is(?=e|ing|ation)/g, 'iz'],
  [/ys(?=e|ing)/g, 'yz'],
  [/re(?=s?$)/g, 'er'],
  [/ogue/g, 'og'],
  [/ll/g, 'l'],
  [/ae|oe/g, 'e'],
  [/nce/g, 'nse'],
  [/mme/g, 'm'],
  [/ey/g, 'ay'],
];

/** Whether a word the checker does not know is only the other spelling of one of its suggestions: color and color. */
export function isOtherSpelling(word: string, suggestions: readonly string[]): boolean {
  const key = getKey(word);
  return suggestions.some((suggestion) => getKey(suggestion) === key);
}

/** One form for both spellings. */
function getKey(word: string): string {
  return exchanges.reduce(
    (form, [pattern, replacement]) => form.replace(pattern, replacement),
    word.toLowerCase(),
  );
}
