/** Longer prose is cut: an explanation is of a few sentences. */
const longestProse = 6000;

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const entity = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(lt|gt|amp|quot|apos|nbsp));/g;
/** With the signs before it: one that is left would open what follows. */
const opensTag = /(?<!<)<+(?=[/!a-z])/gi;
// Written over and over, a sign that stands for another would need as many rounds; what then is left is text all the same.
const mostRounds = 3;

/**
 * Prose as plain text, a line a paragraph or point: without HTML, Markdown, addresses behind words, control signs,
 * signs of direction and others that nobody sees, and lone surrogates. Linear in the prose, of which no more than
 * 6,000 characters are read.
 */
export function listPlainLines(prose: string): readonly string[] {
  let text = stripUnseen(prose.slice(0, longestProse));
  for (let round = 0; round < mostRounds; round += 1) {
    const before = text;
    text = stripUnseen(stripTags(decodeEntities(text)));
    if (text === before) break;
  }
  return text
    .replace(/^[ \t]*(?:```|~~~)[^\n]*$/gm, '')
    .split('\n')
    .map(stripMarkdown)
    .map((line) => line.replace(opensTag, '').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

function stripUnseen(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Variation_Selector}]/gu, '');
}

function decodeEntities(text: string): string {
  return text.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** What opens like a tag and never closes loses its opening sign. */
function stripTags(text: string): string {
  return text
    .replace(/<(script|style|iframe|object|svg)\b[^<]*(?:<(?!\/\1)[^<]*)*<\/\1\s*>/gi, ' ')
    .replace(/<!--[^<>]*-->/g, ' ')
    .replace(/<(?:br|p|li|div|tr|h[1-6])\b[^<>]*>/gi, '\n')
    .replace(/<(?:\/|!)?[a-z][^<>]*>/gi, (tag) => keepAddress(tag))
    .replace(opensTag, '');
}

/** An address between angle brackets is no tag: it stays, and is compared with the document. */
function keepAddress(tag: string): string {
  return /^<(?:[a-z][a-z\d+.-]*:\S+|\S+@\S+)>$/i.test(tag) ? tag.slice(1, -1) : '';
}

function stripMarkdown(line: string): string {
  return line
    .replace(/^\s*(?:>\s*)+/, '')
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(/^\s*(?:[-*_=]\s*){3,}$/, '')
    .replace(/^\s*[-*+•·]\s+/, '')
    .replace(/^\s*\d{1,2}[.)]\s+(?=\S)/, '')
    .replace(/!?\[([^[\]]*)\]\(([^()\s]*)[^()]*\)/g, '$1')
    .replace(/!?\[([^[\]]+)\]\[[^[\]]*\]/g, '$1')
    .replace(/^\s*\[[^[\]]+\]:\s*\S+.*$/, '')
    .replace(/`+|~~/g, '')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/\*+(?=[^\s*])|(?<=[^\s*])\*+/g, '')
    .replace(/(?<![\p{L}\p{N}_])_{1,3}(?=[^\s_])|(?<=[^\s_])_{1,3}(?![\p{L}\p{N}_])/gu, '')
    .replace(/^\s*\|(?:[\s:|-])*$/, '')
    .replace(/\s*\|\s*/g, ' ');
}
