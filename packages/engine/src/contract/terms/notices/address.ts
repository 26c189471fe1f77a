import type { Span } from '@clauselight/schema';

/** An address in a passage. */
export interface Address {
  readonly from: number;
  readonly to: number;
  /** Name, street and town, one line each; without telephone numbers. */
  readonly lines: readonly string[];
  readonly email: string | undefined;
}

/** In characters; set by hand. */
const longest = 420;
const ending =
  /\b[Ww](?:ith|ITH)\s+(?:an?\s+)?(?:required\s+)?[Cc](?:op(?:y|ies)|OPY)\b|\b[Cc]opy\s+to\b|\b[Cc]opies\s+to\b|\bcc:|\bBy:\s|\/s\/|_{4,}|-{6,}|\bSource:|\bor (?:to |at )?such other\b|\bor (?:to )?any other address\b|\b(?:Any|All|Such|Each|Every|Either|Neither|No|Notices?|Unless|Except|The (?:Parties|parties|foregoing|date)|A (?:Party|party|notice)|Or to such|Or at such|For purposes|In the event|Changes?) (?:\p{Ll}|Party\b|Parties\b|Notices?\b)|\n\s*(?:\d{1,2}\.\d|\d{1,2}\.\s|\([a-z]\)\s|Section|ARTICLE)|\s\d{1,2}\.\d{1,2}\.? +\p{Lu}\p{Ll}+|\bIN WITNESS\b|\bThis (?:Agreement|Section)\b|\bIf (?:to|either|any)\b|; (?:and|or)\b|\band to\b|\bIf delivered/u;
const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const label =
  /\s*(?=\b(?:Attention|ATTENTION|Attn|ATTN|Fax(?:simile)?|FAX|FACSIMILE|Facsimile|Telecop\w+|Tel(?:ephone)?|TEL|Phone|E-?[Mm]ail|EMAIL|E-MAIL)\b ?(?:No|no|Number|number|Address|address)?\.?:)/g;
const notPostal =
  /^(?:fax|facsimile|telecop|tel|phone|e-?mail|with copy|with a$)|^\W*\d{0,3}\W*$|^page \d|^\(?\d{3}\)?[ -]\d{3}[ -]\d{4}$|^\(?[ivx]+\)$/i;

/** Parses the address at the start of a span. Returns nothing when no number or e-mail address shows that it is one. */
export function parseAddress(words: string, { start, end }: Span): Address | undefined {
  const rest = words.slice(start, Math.min(end, start + longest));
  const cut = rest.slice(0, ending.exec(rest)?.index ?? rest.length).replace(/[\s,;(]+$/, '');
  const lead = /^[\s,;:-]*/.exec(cut)?.[0].length ?? 0;
  const stated = cut.slice(lead);
  if (!/\d/.test(stated) && !mail.test(stated)) return undefined;
  const lines = listLines(stated).map((line) =>
    line.replace(/ (?:CONFIDENTIAL )?Page \d+ of \d+$/, ''),
  );
  const email = mail.exec(stated)?.[0].replace(/[.-]+$/, '');
  if (!lines.some((line) => /\d/.test(line)) && email === undefined) return undefined;
  const isProse = /☐|\[(?:REMOVE|Example)|\b(?:shall|will|must|herein|hereunder)\b/i.test(stated);
  return isProse ? undefined : { from: start + lead, to: start + cut.length, lines, email };
}

function listLines(stated: string): readonly string[] {
  return stated
    .replace(label, '\n')
    .split(/\s*[\n\t]\s*/)
    .map((line) => line.replace(/\s+/g, ' ').replace(/^[\s,;]+|[\s,;]+$/g, ''))
    .filter((line) => line !== '' && !notPostal.test(line) && !mail.test(line));
}

interface FormatInput {
  readonly party: string;
  readonly lines: readonly string[];
  readonly email: string | undefined;
}

/** Formats an address on one line: `Acme: 1 Main Street, Springfield`. */
export function formatAddress({ party, lines, email }: FormatInput): string {
  return `${party}: ${[...lines, ...(email === undefined ? [] : [email])].join(', ')}`;
}
