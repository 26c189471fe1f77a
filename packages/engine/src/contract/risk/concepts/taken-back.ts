/** Concepts by which somebody may do something, or something happens by itself: words that forbid it take them back. */
const permitted: ReadonlySet<string> = new Set([
  'audit-right',
  'auto-renewal',
  'commission-change-one-sided',
  'data-for-training',
  'data-sent-abroad',
  'data-sold-or-shared',
  'job-changed-one-sided',
  'landlord-entry',
  'likeness-used',
  'name-used-in-publicity',
  'premium-change',
  'price-rise-one-sided',
  'rent-increase',
  'service-changed-one-sided',
  'specification-change',
  'suspension-at-will',
  'termination-at-will-one-sided',
  'termination-on-control-change',
  'termination-without-notice',
  'terms-changed-one-sided',
]);
const forbids =
  /\b(?:may|can|shall|will|must|does|do|is|are|could|would) not\b|\bcannot\b|\b(?:never|no right to|neither party|no party|under no circumstances|in no (?:event|case))\b/i;
/** What is left of a power: an exception, or another power in the same sentence. */
const permits =
  /\b(?:may|can|will|shall)\b(?! (?:not|under no|in no|never)\b)|\b(?:reserves?|(?:has|have) the right|(?:is|are) entitled|unless|except|until|only|without (?:the )?(?:prior |written |express )*consent|provided)\b/i;

/** Whether a sentence forbids what a concept says that somebody may do, and leaves nothing of it. */
export function isTakenBack(concept: string, words: string): boolean {
  if (concept === 'no-refund') return refundable.test(words);
  const rest = words.replace(nobodyMay, ' ');
  return permitted.has(concept) && forbids.test(words) && !permits.test(rest);
}

const refundable = /\bnot non-?refundable\b/i;
const nobodyMay =
  /\b(?:neither|no) party (?:may|can|shall|will)\b|\b(?:in no event|under no circumstances) (?:may|can|shall|will)\b|\b(?:may|can|shall|will)(?:,? (?:under no circumstances|in no event|never))/gi;

/** `Either Acme or Birch may …`, `each party may …`: what both sides may do alike. */
const bothMay =
  /\b(?:either|each|both|any)(?: of (?:us|you|the parties))?(?: (?:party|parties|side))?(?: [\w'’-]+){0,4}?(?: (?:or|and) (?:the )?[\w'’-]+(?: [\w'’-]+)?)? (?:may|can|is entitled to|has the right to)\b/i;

/** Whether a sentence gives a power to both sides, so that it weighs on both. */
export function isOfBoth(concept: string, words: string): boolean {
  return permitted.has(concept) && bothMay.test(words);
}
