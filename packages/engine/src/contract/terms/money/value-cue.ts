/** Words beside an amount that make it the price of the whole contract, the most certain first. */
const before: readonly RegExp[] = [
  /\b(?:total|aggregate) (?:contract|agreement|order|project) (?:value|price|amount|sum)\b|\bcontract (?:value|price|sum|amount)\b|\btotal amount payable\b|\bpay\b[^.;]{0,60}\ba total (?:sum |amount )?of\b|\btotal (?:purchase )?(?:price|cost|consideration|compensation|fees?)\b|\baggregate (?:fees?|price|purchase price|consideration|principal amount)\b/i,
  /\bpurchase price\b|\b(?:in|the|an?) (?:original |aggregate |initial |maximum )?principal (?:amount|sum) of $|\bloan amount\b/i,
  /\b(?:fixed|flat) (?:fee|price|sum)\b|\blump[ -]sum\b|\bin consideration (?:of|for)\b[^.;]{0,80}\b(?:the )?sum of\b|\bin consideration (?:of|for) (?:the |providing |performing |rendering )?(?:these |the |such )?(?:services|work|licen[cs]e|rights?)\b[^.;]{0,60}\bpay\b[^.;]{0,40}$/i,
];
const after =
  /^[^.;$]{0,40}?\((?:the )?"(?:purchase|contract|total|project|aggregate)[ -](?:price|sum|value|amount|fee|consideration|cost)"/i;
const notTotal =
  /\b(?:insur\w*|coverage|per occurrence|liabilit\w*|liable|not (?:to )?exceed|exceed\w*|in excess|deposit|late|penalt\w*|liquidated|minimum|maximum|up to|threshold|par value|deductible|less than|greater than|more than|instal?lments?|reimburs\w*|counsel|attorneys?|legal fees|portion of|percent of|% of|reduc\w+|increas\w+|adjust\w+|unit|per share|unpaid)\b/i;
/** In characters; set by hand. */
const close = 110;

/** The rank when no words name an amount as the total. */
export const unranked = before.length;

// "In consideration of $1 and other good and valuable consideration" names no price.
const nominal = 100;

/**
 * Ranks how certainly the words around an amount name it as the total: 0 is the most certain, `unranked` means that
 * they do not.
 */
export function getValueRank(
  amount: number,
  { before: wordsBefore, after: wordsAfter }: { readonly before: string; readonly after: string },
): number {
  const near = wordsBefore.slice(-close);
  if (amount < nominal || notTotal.test(near)) return unranked;
  if (after.test(wordsAfter)) return 0;
  const rank = before.findIndex((cue) => cue.test(near));
  return rank < 0 ? unranked : rank;
}
