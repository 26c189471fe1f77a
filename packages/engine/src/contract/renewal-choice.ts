/** Whose option a renewal is, within a sentence: `at the option of the Licensee`. */
export function describeChoice(by: string | undefined): string {
  if (by === undefined) return 'at the option of one side';
  if (by === 'you') return 'at your option';
  return by === 'we' ? 'at our option' : `at the option of ${by}`;
}
