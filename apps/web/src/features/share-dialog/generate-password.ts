/** Letters and digits that are not taken for each other; as many as divide the values of a byte evenly. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A password of 80 bits, to be read out: `k7wd-2mxa-ph9t-rq4e`. */
export function generatePassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const word = Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
  return word.replace(/(.{4})(?=.)/g, '$1-');
}
