import type { Span } from '@clauselight/schema';

const abbreviations = new Set(
  (
    'nos sec secs art arts mr mrs ms dr st messrs prof hon rev gen gov sen rep vs v cf al eg ie e.g i.e viz approx est fig figs ' +
    'para paras p pp vol ch cl app ave blvd rd ste jr sr esq attn tel fax dept univ assoc bros mfg incl resp ext ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec rs sfr dhs ksh kshs tk rp mio mrd u.s u.k u.s.a u.s.c c.f.r p.o a.m p.m n.a d.b.a f.k.a a.k.a'
  ).split(' '),
);
// These end a company's name, and often a sentence with it.
const legalForms = new Set(
  'inc corp co ltd llc l.l.c l.p l.l.p plc s.a n.v b.v pty s.p.a s.r.l ag gmbh'.split(' '),
);
const starters =
  /^["'“(]*(?:The|This|These|That|Those|If|In|All|Any|Each|Either|Every|Neither|No|Such|Upon|For|To|At|By|On|Subject|Except|Unless|Notwithstanding|WHEREAS|NOW|IN|It|Its|We|You|Your|Our|As|When|Where|Nothing|Without|Both|Customer|Provider|Company|Licensee|Licensor|Supplier|Contractor|Employee)\b/;
// A full stop, closing punctuation, and the possible start of a sentence. Names such as eBay start in lower case.
const boundary =
  /[.!?]["'”’)\]]*(?=\s+["'“‘([§$•]*(?:[A-Z0-9([•]|[a-z]{1,2}[A-Z]))|[.!?][”"](?=[A-Z])|;(?=\s+(?:and\s+)?(?:WHEREAS|NOW,? THEREFORE)\b)/g;
// Letters that name a thing instead of abbreviating a name: Exhibit B, coverages A and B, Class C.
const lettered =
  /\b(?:exhibits?|schedules?|annex(?:es)?|appendix|appendices|attachments?|sections?|articles?|parts?|class|series|phase|type|category|plan|tier|group|option|item|table|figure|unit|zone|site|building|version|addendum|and|or|to|through|&)\s["“(]?$|,\s$/i;
/** In characters; longer sentences are lists or tables. Set by hand, held from above by `sentence-boundaries.test.ts`. */
const longestSentence = 2000;

/**
 * Cuts running text into sentences. Full stops of abbreviations, initials, company forms, decimals and section numbers
 * end no sentence. A sentence longer than 2,000 characters is cut at a semicolon, comma or blank.
 */
export function listSentenceSpans(text: string, span: Span): readonly Span[] {
  const words = text.slice(span.start, span.end);
  const spans: Span[] = [];
  let start = 0;
  for (const match of words.matchAll(boundary)) {
    const end = match.index + match[0].length;
    if (isInner(words, { start, stop: match.index, end })) continue;
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

function isInner(words: string, { start, stop, end }: Span & { readonly stop: number }): boolean {
  if (words[stop] !== '.') return false;
  const before = words.slice(Math.max(start, stop - 24), stop);
  const token = /[A-Za-z.]+$/.exec(before)?.[0];
  if (token === undefined) return /^\s*[\d(]*\d{0,3}$/.test(words.slice(start, stop));
  const bare = token.toLowerCase().replace(/^\.+/, '');
  const rest = words.slice(end, end + 40).trimStart();
  if (legalForms.has(bare)) return !starters.test(rest);
  if (abbreviations.has(bare)) return true;
  if (bare === 'no') return /^\d/.test(rest);
  if (/^[a-z]$/.test(bare)) return isInitial(before, rest);
  if (/^(?:[a-z]\.)+[a-z]$/.test(bare)) return !starters.test(rest);
  return false;
}

/** The J of "J. Smith" is an initial; the B of "Exhibit B." is not. */
function isInitial(before: string, rest: string): boolean {
  const lead = before.slice(0, -1);
  if (lettered.test(lead)) return false;
  return lead.trim() === '' || !starters.test(rest);
}

function limitLength(words: string, sentence: Span): readonly Span[] {
  const spans: Span[] = [];
  let start = sentence.start;
  while (sentence.end - start > longestSentence) {
    const head = words.slice(start, start + longestSentence);
    const cut = [head.lastIndexOf(';'), head.lastIndexOf(','), head.lastIndexOf(' ')].find(
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
