/** Whose option a renewal is, within a sentence: `at the option of the Licensee`. */
export function describeChoice(by: string | undefined): string {
  if (by === undefined) return 'at the option of one side';
  if (by === 'you') return 'at your option';
  return by === 'we' ? 'at our option' : `at the option of ${by}`;
}

/** Whether words that exclude a renewal exclude only one that comes by itself: it may still be agreed. */
export function isOfAutomatic(words: string): boolean {
  return /\b(?:auto-?renew|automatic|tacit|by itself)/i.test(words);
}
