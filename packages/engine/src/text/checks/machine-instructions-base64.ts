const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values: ReadonlyMap<string, number> = new Map(
  Array.from(alphabet, (sign, index) => [sign, index]),
);
const encoded = /[A-Za-z0-9+/]{32,4000}={0,2}/g;
const mostRuns = 20;
/** Words with blanks between them: what decodes to a key, a picture or a program has none. */
const words = /^[\n\r -~]*[A-Za-z]{2,} [A-Za-z]+ [\n\r -~]*$/;

/** What long runs of base64 in a text say, where they say anything in plain English. */
export function decodeWords(text: string): readonly string[] {
  const decoded: string[] = [];
  let tried = 0;
  for (const [run] of text.matchAll(encoded)) {
    tried += 1;
    if (tried > mostRuns) break;
    const message = decode(run);
    if (words.test(message)) decoded.push(message);
  }
  return decoded;
}

function decode(run: string): string {
  const bytes: string[] = [];
  let bits = 0;
  let count = 0;
  for (const sign of run.replaceAll('=', '')) {
    bits = ((bits << 6) | (values.get(sign) ?? 0)) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push(String.fromCharCode((bits >> count) & 0xff));
  }
  return bytes.join('');
}
