import type { Span } from '@clauselight/schema';

const abbreviations = new Set(
  (
    'no nos sec secs art arts mr mrs ms dr st messrs prof hon rev gen gov sen rep vs v cf al eg ie e.g i.e viz approx est fig figs ' +
    'para paras p pp vol ch cl app ave blvd rd ste jr sr esq attn tel fax dept univ assoc bros mfg ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec u.s u.k u.s.a u.s.c c.f.r p.o a.m p.m n.a d.b.a f.k.a a.k.a'
  ).split(' '),
);
// These end a company's name, and often a sentence with it.
const legalForms = new Set(
  'inc corp co ltd llc l.l.c l.p l.l.p plc s.a n.v b.v pty s.p.a s.r.l ag gmbh'.split(' '),
);
const starters =
  /^["'“(]*(?:The|This|These|That|Those|If|In|All|Any|Each|Either|Every|Neither|No|Such|Upon|For|To|At|By|On|Subject|Except|Unless|Notwithstanding|WHEREAS|NOW|IN|It|Its|We|You|Your|Our|As|When|Where|Nothing|Without|Both|Customer|Provider|Company|Licensee|Licensor|Supplier|Contractor|Employee)\b/;
const boundary = /[.!?]["'”’)\]]*(?=\s+["'“‘([§$•]*[A-Z0-9([•])/g;
const longestSentence = 2000;

/**
 * Cuts running text into sentences. Full stops of abbreviations, initials, company forms, decimals and section
 * numbers end none; what is longer than 2,000 characters is cut at a semicolon, comma or blank.
 */
export function listSentenceSpans(text: string, span: Span): readonly Span[] {
  const words = text.slice(span.start, span.end);
  const spans: Span[] = [];
  let start = 0;
  for (const match of words.matchAll(boundary)) {
    const end = match.index + match[0].length;
    if (isInner(words, start, match.index, end)) continue;
    spans.push({ start, end });
    start = end;
  }
  spans.push({ start, end: words.length });
  return spans
    .flatMap((sentence) => limitLength(words, sentence))
    .map((sentence) =>
      trimmed(text, { start: span.start + sentence.start, end: span.start + sentence.end }),
    )
    .filter(({ start: from, end }) => from < end);
}

function isInner(words: string, start: number, stop: number, end: number): boolean {
  if (words[stop] !== '.') return false;
  const before = words.slice(Math.max(start, stop - 24), stop);
  const token = /[A-Za-z.]+$/.exec(before)?.[0].toLowerCase();
  if (token === undefined) return /^\s*[\d(]*\d{0,3}$/.test(words.slice(start, stop));
  const bare = token.replace(/^\.+/, '');
  const rest = words.slice(end, end + 40).trimStart();
  if (legalForms.has(bare)) return !starters.test(rest);
  if (abbreviations.has(bare)) return true;
  if (/^(?:[a-z]\.)*[a-z]$/.test(bare)) return !(bare.length > 1 && starters.test(rest));
  return false;
}

function limitLength(words: string, sentence: Span): readonly Span[] {
  const spans: Span[] = [];
  let start = sentence.start;
  while (sentence.end - start > longestSentence) {
    const part = words.slice(start, start + longestSentence);
    const cut = [part.lastIndexOf(';'), part.lastIndexOf(','), part.lastIndexOf(' ')].find(
      (index) => index > longestSentence / 2,
    );
    const end = start + (cut === undefined ? longestSentence : cut + 1);
    spans.push({ start, end });
    start = end;
  }
  return [...spans, { start, end: sentence.end }];
}

function trimmed(text: string, span: Span): Span {
  const words = text.slice(span.start, span.end);
  return {
    start: span.start + (words.length - words.trimStart().length),
    end: span.end - (words.length - words.trimEnd().length),
  };
}
