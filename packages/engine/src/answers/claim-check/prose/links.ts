/** An address of the internet or of mail that words hold. */
export interface Link {
  readonly from: number;
  readonly to: number;
  /** As it is compared: in lower case, only the address itself. */
  readonly address: string;
}

const domains =
  'com|org|net|edu|gov|mil|int|info|biz|io|ai|app|dev|co|me|tv|cc|xyz|site|online|shop|store|tech|cloud|link|click|top|live|page|eu|uk|us|ca|au|nz|de|fr|it|es|nl|be|ch|at|se|no|dk|fi|pl|cz|pt|ie|ru|cn|jp|in|br|za';
const link = new RegExp(
  [
    '[a-z][a-z\\d+.-]{1,20}:\\/\\/[^\\s<>"“”]+',
    '(?:javascript|vbscript|mailto|file|blob|sms|tel):[^\\s<>"“”]+',
    'data:[a-z]+\\/[^\\s<>"“”]+',
    '[\\p{L}\\p{N}._%+-]{1,64}@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+',
    'www\\.[^\\s<>"“”]+',
    '\\d{1,3}(?:\\.\\d{1,3}){3}(?::\\d+|\\/[^\\s<>"“”]*)',
    `(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.){1,4}(?:${domains})(?![\\p{L}\\p{N}-])(?:\\/[^\\s<>"“”]*)?`,
  ].join('|'),
  'giu',
);

// Much cheaper than looking for addresses.
const mayHold = /[:@]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u;

/** Every address in words, with or without what opens it: `https://a.example/b`, `a.com`, `me@a.com`, `data:…`. */
export function listLinks(words: string): readonly Link[] {
  if (!mayHold.test(words)) return [];
  return [...words.matchAll(link)].flatMap((match) => {
    const written = match[0].replace(/[.,;:!?'’)\]}>]+$/u, '');
    if (!isAddress(written)) return [];
    return [
      { from: match.index, to: match.index + written.length, address: normalizeAddress(written) },
    ];
  });
}

/** The name of the machine an address leads to; nothing for an address of mail. */
export function getHost(address: string): string | undefined {
  return address.includes('@') ? undefined : address.split(/[/?#]/, 1)[0];
}

/** The end of a sentence without a blank after it, as in "the fee.It is due", is no link. */
function isAddress(written: string): boolean {
  if (/[:/@]|^www\./i.test(written)) return true;
  return !/\.\p{Lu}\p{Ll}*$/u.test(written) && /\p{L}/u.test(written);
}

function normalizeAddress(written: string): string {
  return written
    .toLowerCase()
    .replace(/^(?:https?:\/\/|mailto:)/, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}
