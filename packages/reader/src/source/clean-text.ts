const spaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
const lineEnds = /\r\n?|[\u0085\u2028\u2029\f\v]/g;
// Soft hyphens, zero-width spaces, byte order marks and bidirectional controls are invisible and break searching.
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFE\uFFFF]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters
const controls = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/g;
const loneSurrogates = /\p{Surrogate}/gu;
/** Anything but printed characters that never change: Latin letters, punctuation, currency signs. */
const unusual = /[^ -~\u00A1-\u00AC\u00AE-\u02FF\u2010-\u2027\u2030-\u205E\u20A0-\u20BF\u2122]/;
/** Characters that NFC joins to the one before: marks, and the vowels and final consonants of Hangul. */
const joining = /^[\p{M}\u1160-\u11FF\uD7B0-\uD7FF]+/u;

/**
 * Brings text of every format into one form: NFC, `\n` line ends, plain spaces, nothing invisible. Form feeds and
 * vertical tabs count as line ends.
 *
 * @param raw - Characters as the file gives them, entities resolved.
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

/** Cleans the text of one block: no blank lines inside, no space at line ends, visible characters at both ends. */
export function cleanBlockText(raw: string): string {
  return cleanRuns([raw]).text;
}

/** The text of one block, and the span of each run in it. */
export interface CleanRuns {
  readonly text: string;
  /** Half-open, in the order of the runs. A run of which nothing is left has an empty span. */
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

/**
 * Cleans the runs of one block, as `cleanBlockText` does with their whole text, and gives the span of each run in the
 * result.
 */
export function cleanRuns(runs: readonly string[]): CleanRuns {
  const raw = runs.join('');
  if (!unusual.test(raw) && raw.trim() === raw)
    return { text: raw, spans: listConsecutiveSpans(runs) };
  const cleaned = attachMarks(runs.map(cleanText));
  const lines = keepLines(cleaned.join(''));
  const text = lines.map((line) => line.text).join('\n');
  const toCleanOffset = createOffsetMap(lines, text.length);
  let at = 0;
  const spans = cleaned.map((run) => {
    const start = toCleanOffset(at, 'start');
    at += run.length;
    return { start, end: Math.max(start, toCleanOffset(at, 'end')) };
  });
  return { text, spans };
}

/** The spans of runs that follow one another unchanged. */
function listConsecutiveSpans(runs: readonly string[]): CleanRuns['spans'] {
  let end = 0;
  return runs.map((run) => {
    const start = end;
    end += run.length;
    return { start, end };
  });
}

/** The first characters of a block, at most `room` of them, ended after a word. */
export function cutRuns({ text, spans }: CleanRuns, room: number): CleanRuns {
  const head = text.slice(0, Math.max(0, room)).replace(/\p{Surrogate}$/u, '');
  const words = head.length < text.length ? head.replace(/\S{1,100}$/, '') : head;
  const cut = (words === '' ? head : words).trimEnd();
  const within = (offset: number) => Math.min(offset, cut.length);
  return {
    text: cut,
    spans: spans.map(({ start, end }) => ({ start: within(start), end: within(end) })),
  };
}

/** Moves a mark at the start of a run to the run whose last character it belongs to. */
function attachMarks(runs: readonly string[]): string[] {
  const joined: string[] = [];
  let last = -1;
  for (const [index, run] of runs.entries()) {
    const marks = last < 0 ? '' : (joining.exec(run)?.[0] ?? '');
    if (marks !== '') joined[last] = `${joined[last]}${marks}`.normalize('NFC');
    const rest = run.slice(marks.length);
    joined.push(rest);
    if (rest !== '') last = index;
  }
  return joined;
}

interface KeptLine {
  readonly text: string;
  /** Offset of its start before and after cleaning. */
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

/**
 * Maps offsets to those after cleaning; call it with increasing offsets. Where characters were removed, the nearest
 * visible character counts.
 */
function createOffsetMap(lines: readonly KeptLine[], length: number) {
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
