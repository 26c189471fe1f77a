import type { Span } from '@clauselight/schema';

/** One labeled line of a signature block. */
export interface SignatureField {
  readonly key: 'party' | 'signature' | 'name' | 'title' | 'date';
  readonly start: number;
  readonly end: number;
  /** What follows the label, without surrounding white space; each cell of a table row. Never empty. */
  readonly cells: readonly [Span, ...Span[]];
}

const label =
  /(?<![\p{L}\p{N}"“])(?:((?:Party|Company|Entity|Legal|Customer|Supplier|Provider)(?: Legal)? Name)\s?:|(By|Signature|Signed(?: by)?|Sign here|Sign|X)\s?:|(\/s\/)|((?:(?:Full|Legal|First|Last) )*Name(?:\s?(?:and|&|\/)\s?Title)?|Print(?:ed)? Name|Name \(print(?:ed)?\)|Authori[sz]ed Signatory)\s?:|(Title|Its|Position|Capacity|Designation)\s?:|(Date|Dated|Date signed)\s?:|(By|Name|Title|Date|Signature)[^\S\n]?(?=_{3,})|(Name|Title|Date|Signature|Print Name)(?=\t)|^(Signature)$)[^\S\n]{0,80}/gimu;
/** In characters; set by hand. */
const longestValue = 160;
// A tab, a wide gap, the label of another side in capitals, or its name after a word that was not in capitals.
const cellEnd = /\t|[^\S\n]{3,}|\s(?=[A-Z]{3,}\s?:)|(?<=[a-z.)])\s(?=(?:[A-Z][A-Z.&-]+\s){2})/;

/** Lists the labeled lines of signature blocks, in order. A value ends with its line or at the next label. */
export function listSignatureFields(text: string): readonly SignatureField[] {
  const matches = [...text.matchAll(label)].filter(([words]) => !/^by/.test(words));
  const fields = matches.map((match, index): SignatureField => {
    const valueStart = match.index + match[0].length;
    const limit = Math.min(matches[index + 1]?.index ?? text.length, valueStart + longestValue);
    const line = text.slice(valueStart, limit).split('\n', 1)[0] ?? '';
    const cells = listCells(line, valueStart);
    const labelEnd = match.index + match[0].trimEnd().length;
    return {
      key: getKey(match),
      start: match.index,
      end: Math.max(cells.at(-1)?.end ?? 0, labelEnd),
      cells,
    };
  });
  return joinSlashes(text, fields);
}

function listCells(line: string, offset: number): readonly [Span, ...Span[]] {
  const cells: Span[] = [];
  let start = 0;
  for (const words of line.split(cellEnd)) {
    const from = line.indexOf(words, start);
    start = from + words.length;
    if (words.trim() === '') continue;
    const first = offset + from + (words.length - words.trimStart().length);
    cells.push({ start: first, end: first + words.trim().length });
  }
  const [only = { start: offset, end: offset }, ...others] = cells;
  return [only, ...others];
}

/** `/s/` after `By:` is the value of its line. */
function joinSlashes(text: string, fields: readonly SignatureField[]): readonly SignatureField[] {
  const joined: SignatureField[] = [];
  for (const field of fields) {
    const before = joined.at(-1);
    const isValue =
      before?.key === 'signature' &&
      field.key === 'signature' &&
      text.startsWith('/s/', field.start) &&
      text.slice(before.cells[0].start, field.start).trim() === '';
    if (before !== undefined && isValue)
      joined[joined.length - 1] = { ...field, start: before.start };
    else joined.push(field);
  }
  return joined;
}

function getKey(match: RegExpMatchArray): SignatureField['key'] {
  const word = (match[7] ?? match[8] ?? match[9] ?? '').toLowerCase();
  if (match[1] !== undefined) return 'party';
  if (match[2] !== undefined || match[3] !== undefined || /^(?:by|signature)$/.test(word))
    return 'signature';
  if (match[4] !== undefined || /name$/.test(word)) return 'name';
  return match[5] !== undefined || word === 'title' ? 'title' : 'date';
}
