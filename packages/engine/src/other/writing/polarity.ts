/** Whether a sentence says that something should be or should not be. */
export interface Polarity {
  readonly verb: string;
  readonly isNegative: boolean;
  /** The words that say it, as they stand. */
  readonly words: string;
}

const modal =
  /\b(should|must|ought to|cannot|can|will)(?:( not\b(?! only))|(n't))?(?: (?:\w+ly |never )?\w+)?/i;
const alike: Readonly<Record<string, string>> = {
  'ought to': 'should',
  must: 'should',
  cannot: 'can',
};

/** What the first "should", "must", "can" or "will" of a sentence says. */
export function getPolarity(text: string): Polarity | undefined {
  const match = modal.exec(text);
  const verb = match?.[1]?.toLowerCase();
  if (match === null || verb === undefined) return undefined;
  const isNegative =
    match[2] !== undefined ||
    match[3] !== undefined ||
    verb === 'cannot' ||
    / never /.test(match[0]);
  return { verb: alike[verb] ?? verb, isNegative, words: match[0] };
}
