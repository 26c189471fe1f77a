const spaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
const lineEnds = /\r\n?|[\u0085\u2028\u2029\f\v]/g;
// Soft hyphens, zero-width spaces, byte order marks and bidirectional controls have no ink and break searching.
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFE\uFFFF]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controls = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/g;
const loneSurrogates = /\p{Surrogate}/gu;
/** Anything but printed characters that stay as they are: Latin letters, punctuation, signs of currencies. */
const unusual = /[^ -~\u00A1-\u00AC\u00AE-\u02FF\u2010-\u2027\u2030-\u205E\u20A0-\u20BF\u2122]/;
/** What joins the character before it in NFC: marks, and the vowels and final consonants of Hangul. */
const joining = /^[\p{M}\u1160-\u11FF\uD7B0-\uD7FF]+/u;

/**
 * One form for every format: NFC, `\n` line ends, plain spaces, nothing invisible.
 * Form feeds and vertical tabs count as line ends.
 */
export function cleanText(raw: string): string {
  return raw
    .replace(lineEnds, '\n')
    .replace(spaces, ' ')
    .replace(invisible, '')
    .replace(controls, '')
    .replace(loneSurrogates, '\uFFFD')
    .normalize('NFC');
}

/** Cleans the text of one block: no blank lines inside, no space at line ends, ink at both ends. */
export function cleanBlockText(raw: string): string {
  return cleanPieces([raw]).text;
}

/** The text of one block, and where each of the pieces it was made of stands in it. */
export interface CleanPieces {
  readonly text: string;
  /** Half-open, in the order of the pieces; a piece of which nothing stays has an empty span. */
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

/** Cleans pieces that make one block, as `cleanBlockText` does with their whole, and follows each of them through it. */
export function cleanPieces(pieces: readonly string[]): CleanPieces {
  const raw = pieces.join('');
  if (!unusual.test(raw) && raw.trim() === raw) return { text: raw, spans: placeBehind(pieces) };
  const cleaned = joinMarks(pieces.map(cleanText));
  const lines = keepLines(cleaned.join(''));
  const text = lines.map((line) => line.text).join('\n');
  const place = createPlacer(lines, text.length);
  let at = 0;
  const spans = cleaned.map((piece) => {
    const start = place(at, 'start');
    at += piece.length;
    return { start, end: Math.max(start, place(at, 'end')) };
  });
  return { text, spans };
}

/** The spans of pieces that stand behind one another as they are. */
function placeBehind(pieces: readonly string[]): CleanPieces['spans'] {
  let end = 0;
  return pieces.map((piece) => {
    const start = end;
    end += piece.length;
    return { start, end };
  });
}

/** The first characters of a block, at most so many, ended after a word. */
export function cutPieces({ text, spans }: CleanPieces, room: number): CleanPieces {
  const head = text.slice(0, Math.max(0, room)).replace(/\p{Surrogate}$/u, '');
  const words = head.length < text.length ? head.replace(/\S{1,100}$/, '') : head;
  const cut = (words === '' ? head : words).trimEnd();
  const within = (offset: number) => Math.min(offset, cut.length);
  return {
    text: cut,
    spans: spans.map(({ start, end }) => ({ start: within(start), end: within(end) })),
  };
}

/** Gives a mark that opens a piece to the piece whose last character it belongs to. */
function joinMarks(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  let last = -1;
  for (const [index, piece] of pieces.entries()) {
    const marks = last < 0 ? '' : (joining.exec(piece)?.[0] ?? '');
    if (marks !== '') joined[last] = `${joined[last]}${marks}`.normalize('NFC');
    const rest = piece.slice(marks.length);
    joined.push(rest);
    if (rest !== '') last = index;
  }
  return joined;
}

interface KeptLine {
  readonly text: string;
  /** Where it begins before and after cleaning. */
  readonly from: number;
  readonly to: number;
}

function keepLines(raw: string): KeptLine[] {
  const lines: KeptLine[] = [];
  let from = 0;
  let to = 0;
  for (const line of raw.split('\n')) {
    const ended = line.trimEnd();
    const text = lines.length === 0 ? ended.trimStart() : ended;
    if (text !== '') {
      lines.push({ text, from: from + ended.length - text.length, to });
      to += text.length + 1;
    }
    from += line.length + 1;
  }
  return lines;
}

/** Finds places after cleaning; they are asked for in rising order. What was taken out moves to the ink beside it. */
function createPlacer(lines: readonly KeptLine[], length: number) {
  let at = 0;
  return (offset: number, side: 'start' | 'end'): number => {
    while (at < lines.length - 1 && offset >= (lines[at + 1]?.from ?? 0)) at += 1;
    const line = lines[at];
    if (line === undefined || offset <= line.from) return line?.to ?? 0;
    const within = offset - line.from;
    if (within <= line.text.length) return line.to + within;
    const isGap = side === 'start' && at < lines.length - 1;
    return isGap ? line.to + line.text.length + 1 : Math.min(length, line.to + line.text.length);
  };
}
