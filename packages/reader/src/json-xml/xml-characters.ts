/** Single characters that documents name without saying so; nothing here grows. */
export const namedCharacters: Readonly<Record<string, string>> = {
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  sect: '§',
  para: '¶',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  deg: '°',
  times: '×',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
};

/**
 * Text with its bare ampersands written as XML wants them; a parser would take all that follows one for the name of
 * an entity. Sections of characters stay as they are.
 */
export function repairAmpersands(text: string): string {
  if (!bareAmpersand.test(text)) return text;
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf(sectionStart, at);
    const end = start < 0 ? -1 : text.indexOf(sectionEnd, start);
    const until = end < 0 ? text.length : start;
    parts.push(text.slice(at, until).replaceAll(bareAmpersands, '&amp;'));
    if (end < 0) break;
    at = end + sectionEnd.length;
    parts.push(text.slice(start, at));
  }
  return parts.join('');
}

const sectionStart = '<![CDATA[';
const sectionEnd = ']]>';
const bareAmpersand = /&(?!#?[\w.:-]{1,64};)/;
const bareAmpersands = new RegExp(bareAmpersand, 'g');
