import type { Span } from '@clauselight/schema';
import { fullMonthNames } from '../values/months.ts';
import { isContractName, namesDocument } from './contract-name.ts';
import { isAllCapitals } from './heading.ts';
import type { TextUnit } from './list-text-units.ts';
import { findStatedTitle } from './stated-title.ts';
import { listLines } from './text-lines.ts';
import { isTitle, longestTitle, notTitle } from './title-shape.ts';

const nouns =
  'agreements?|contracts?|lease|licen[cs]e|terms(?: (?:of|and) \\w+)?|policy|addendum|amendment|deed|note|order(?: form)?|statement of work|letter|plan|invoice|indenture|guarantee|guaranty|memorandum(?: of understanding)?|release|undertaking|conditions|charter|franchise|rider|nda|non-?disclosure|cover page|statement|certificate|confirmation|warranty|protocol|arrangement|settlement|appendix|schedule';
const titleNoun = new RegExp(`\\b(?:${nouns})\\b`, 'i');
const contractNoun = /\b(?:agreement|contract|lease|addendum|amendment)\b/i;
const bare =
  /^(?:this )?(?:agreement|contract|amendment|addendum|lease|terms|schedule|letter|release|statement|note|plan)\.?$/i;
/** How much of a document is searched for its title, in text units and in characters. */
const searchedUnits = 60;
const searched = 9000;
/** After the opening sentence no line is the title. */
const openingSentence =
  /\b(?:(?:This|THIS) (?:[\w'&/,-]+ ){0,12}?(?:agreement|contract|lease|addendum|amendment|deed|AGREEMENT|CONTRACT|LEASE|AMENDMENT|ADDENDUM|Agreement|Contract|Lease|Amendment|Addendum)|this (?:[\w'&/,-]+ ){0,12}?(?:Agreement|Contract|Lease|Addendum|Amendment))\b[^.]{0,160}?\b(?:made|entered|dated|effective|between|is|by)\b/;
const calledInOpening =
  /\b(?:[Tt]his|THIS)\s+((?:[A-Z][\w&'’/,-]*\s+(?:(?:and|of|for|to|the|AND|OF|FOR)\s+)?){0,10}(?:Agreement|AGREEMENT|Contract|CONTRACT|Lease|LEASE|Addendum|ADDENDUM|Amendment|AMENDMENT|Deed|DEED))\b/g;

/**
 * Finds the document's own title: the line before the first sentence that names a kind of contract and that this
 * sentence repeats, else the first such line, else the name in the first sentence.
 */
export function findTitle(text: string, units: readonly TextUnit[]): Span | undefined {
  const stated = findStatedTitle(text);
  if (stated !== undefined) return stated;
  const top = findTopLine(text, units);
  if (top !== undefined) return top;
  const opening = findOpening(text, isStructured(units) ? (units[0]?.start ?? 0) : 0);
  const titles = joinLines(text, listLines(text, opening)).flatMap(
    (line) => cutTitle(text, line) ?? [],
  );
  const words = ({ start, end }: Span) => text.slice(start, end).replace(/\s+/g, ' ').toLowerCase();
  const called = findCalled(text, opening);
  const repeated = called && titles.find((title) => words(title) === words(called));
  if (repeated !== undefined) return repeated;
  const full = titles.filter((title) => !bare.test(words(title)));
  const first = full.find((title) => contractNoun.test(words(title))) ?? full[0];
  const shorter =
    first &&
    full.find(
      (title) => isCapitalOnly(text, title, first) && words(first).endsWith(` ${words(title)}`),
    );
  const heading = units.slice(0, searchedUnits).find(({ kind }) => kind === 'heading');
  return shorter ?? first ?? called ?? titles[0] ?? heading;
}

/** "SUPPLY AGREEMENT" after "Acme-Beta Supply Agreement": the title itself after a name for the file. */
function isCapitalOnly(text: string, title: Span, first: Span): boolean {
  return (
    isAllCapitals(text.slice(title.start, title.end)) &&
    !isAllCapitals(text.slice(first.start, first.end))
  );
}

/** In text units and in characters; set by hand, measured with `npm run evaluate:terms`. */
const topUnits = 5;
const longestTop = 120;
const placeholder = /^\[.*\]$|[{}]/s;

/** `ACME INC.`, and not `TERMS FOR THE SALE OF STOCK OF ACME INC.` */
function isCompany(words: string): boolean {
  return (
    company.test(words) &&
    !/^(?:terms|agreement|contract|lease|deed|memorandum|summary of terms|term sheet) (?:for|of|on|between)\b/i.test(
      words,
    )
  );
}

/** Tells whether the document has more block kinds than paragraphs: then running heads are not among the text units. */
function isStructured(units: readonly TextUnit[]): boolean {
  return units.slice(0, searchedUnits).some(({ kind }) => kind !== 'paragraph');
}

/** Finds the first line of a document with known headings, when it is a title and not a company, number or note. */
function findTopLine(text: string, units: readonly TextUnit[]): Span | undefined {
  const first = units.slice(0, topUnits);
  if (!isStructured(units)) return undefined;
  const named = findNamedLine(text, first);
  if (named !== undefined) return named;
  const index = first.findIndex(({ start, end }) => {
    const words = text.slice(start, end);
    return !frame.test(words) && !placeholder.test(words) && !isCompany(words);
  });
  const unit = first[index];
  if (unit === undefined || unit.marker !== undefined) return undefined;
  const { start, end } = unit;
  const words = text.slice(start, end);
  if (words.length > longestTop || !isTitle(words)) return undefined;
  if (contractNoun.test(words)) return cutTitle(text, { start, end });
  const next = first[index + 1];
  const goesOnBelow =
    next?.kind === 'heading' && /^(?:for|to|of)\b/.test(text.slice(next.start, next.end));
  // What a converter put behind the title on its line is set off by a tab.
  const cut = words.indexOf('\t');
  return { start, end: goesOnBelow ? next.end : cut < 0 ? end : start + cut };
}

/** In characters; set by hand, measured with `npm run evaluate:terms`. */
const longestName = 60;

/**
 * Finds a line that is the name of a contract below short lines that are not: the name of a company, a slogan. A line
 * that already names a document is the title itself.
 */
function findNamedLine(text: string, units: readonly TextUnit[]): Span | undefined {
  const index = units.findIndex(({ start, end }) => namesDocument(text.slice(start, end)));
  const unit = units[index];
  if (index < 1 || unit === undefined || unit.marker !== undefined) return undefined;
  const isBelowName = units
    .slice(0, index)
    .every(
      ({ start, end }) => end - start <= longestName && !/[.!?:]$/.test(text.slice(start, end)),
    );
  const words = text.slice(unit.start, unit.end);
  if (!isBelowName || words.length > longestTop || !isContractName(words)) return undefined;
  return cutTitle(text, { start: unit.start, end: unit.end });
}

/** Returns the first words of the document, up to the end of the first sentence with "this agreement". */
function findOpening(text: string, start: number): Span {
  const head = text.slice(start, start + searched);
  const sentence = openingSentence.exec(head);
  const length = sentence === null ? head.length : sentence.index + sentence[0].length;
  return { start, end: start + length };
}

/** The most lines of a title; set by hand, measured with `npm run evaluate:terms`. */
const mostJoined = 4;

/** Joins a title in capitals over several lines, or one that continues after "FOR". */
function joinLines(text: string, lines: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  let count = 1;
  for (const line of lines) {
    const last = joined.at(-1);
    if (last !== undefined && count < mostJoined && continuesTitle(text, last, line)) {
      joined[joined.length - 1] = { start: last.start, end: line.end };
      count += 1;
    } else {
      joined.push(line);
      count = 1;
    }
  }
  return joined;
}

const company =
  /\b(?:INC(?:ORPORATED)?|L\.?L\.?C|LTD|CORP(?:ORATION)?|L\.?P|LIMITED|PLC|COMPANY|N\.A|GMBH|S\.A)\b\.?/i;
const frame = new RegExp(
  String.raw`^(?:(?:nda|msa|sow|dpa|sla|csa) v?\d+(?:\.\d+)*$|cc[ -]by\b|exhibit|ex-|execution (?:copy|version)\b|confidential\b|draft\b|final\b|conformed copy|form of\s*$|dated|by and between|between|\W*\d*\W*$|page |(?!may(?! \d))${fullMonthNames})`,
  'i',
);

const amendmentOf = /^(?:(?:\w+ )?amendment|addendum|supplement|annex|schedule)\b.{0,20}$/i;
const unfinished =
  /\b(?:AMENDMENT|ADDENDUM|SUPPLEMENT)\b.* TO (?!.*\b(?:AGREEMENT|CONTRACT|LEASE)\b)/;

function continuesTitle(text: string, { start, end }: Span, next: Span): boolean {
  const above = text.slice(start, end);
  const words = text.slice(next.start, next.end);
  if (above.length + words.length > longestTitle) return false;
  const isAmendment = amendmentOf.test(above) && /^(?:to|of) (?:the )?[A-Z]/.test(words);
  if (isAmendment) return true;
  if (!isAllCapitals(above) || !isAllCapitals(words)) return false;
  if (frame.test(above) || frame.test(words) || company.test(above) || company.test(words))
    return false;
  if (notTitle.test(above) || notTitle.test(words)) return false;
  const isOpen = /\b(?:FOR|OF|TO|AND|THE|WITH|ON)$|[,&-]$/.test(above);
  const isContinued = /^(?:FOR|OF|TO|AND|&)\b/.test(words);
  return (
    isOpen ||
    isContinued ||
    (unfinished.test(above) && titleNoun.test(words)) ||
    (!titleNoun.test(above) && titleNoun.test(words)) ||
    (!contractNoun.test(above) && bare.test(words))
  );
}

const lead =
  /^(?:(?:\(TRANSLATION\)|(?:EXHIBITS?|Exhibits?|ATTACHMENT|Attachment|ANNEX|Annex|EX-)\s*(?:[\w.-]*\([\w().]+|[\d.]+[\w.()-]*|[A-Z]\b(?:-\d+)?)|Page \d+ of \d+|PAGE \d+ OF \d+|EXECUTION (?:COPY|VERSION)|Execution (?:Copy|Version)|CONFIDENTIAL\b|\[\*+\]|\d{1,2}\s(?=[A-Z]))[\s:.-]*)+/;
const firstCompany =
  /^.{2,70}?\b(?:INC|L\.?L\.?C|LTD|CORP|CORPORATION|L\.P|LIMITED|PLC|COMPANY)\b\.?,?\s+(?:(?:DBA|D\/B\/A)\s+\S+\s+)?(?!and\b|AND\b|&)/i;
const tail = new RegExp(
  String.raw`[\s,]+(?:\(?between|by and (?:between|among)|by|among|dated?|effective|as of|made|entered|executed|this|table of contents|source|location|execution|page|contract no|agreement (?:no|number)\b|with|pursuant|in connection|regarding|among|\(|\[|\d{1,2}[/.]|${fullMonthNames}\b|\d{1,2}(?:st|nd|rd|th)?,? (?:day|of)\b|"|“)`,
  'i',
);

/** In characters; set by hand, measured with `npm run evaluate:terms`. */
const longestLine = 700;

/** Returns the title within a line; nothing when the line contains none. */
function cutTitle(text: string, line: Span): Span | undefined {
  const whole = text.slice(line.start, Math.min(line.end, line.start + longestLine));
  const skipped = skipLead(whole);
  const rest = titleNoun.test(whole.slice(skipped, skipped + longestTitle)) ? skipped : 0;
  const from = rest + skipCompany(whole.slice(rest));
  const stated = whole.slice(from);
  const noun = titleNoun.exec(stated);
  if (noun === null) return undefined;
  const end = findEnd(stated, noun.index + noun[0].length);
  // When the whole is not a title, the words after the last gap before its noun may be one.
  const gap = stated.slice(0, noun.index).trimEnd().lastIndexOf('  ') + 2;
  return [0, gap > 1 ? gap : 0]
    .map((start) => {
      const words = stated.slice(start, end).replace(/[\s.,;:–—-]+$/, '');
      const whole = twice.exec(words)?.[1] ?? words;
      const article = determiner.exec(whole)?.[0].length ?? 0;
      const title = whole.slice(article);
      const at = line.start + from + start + article;
      return isTitle(title) ? { start: at, end: at + title.length } : undefined;
    })
    .find((title) => title !== undefined);
}

/** “These Terms of Service” is a name in a sentence. */
const determiner = /^(?:These|Our|Your) (?=[A-Z])/;
const capitalNoun =
  /\b(?:Agreement|AGREEMENT|Contract|CONTRACT|Lease|LEASE|Addendum|ADDENDUM|Amendment|AMENDMENT)\b/;
const sentenceEnd =
  /(?<!\b(?:INC|CORP|LTD|CO|NO|No|Inc|Corp|L\.P|L\.L\.C|S\.A|N\.A|[A-Z]))[.!]\s+(?=[A-Z]|$)/g;

/** Skips exhibit numbers, stamps and sentences before a title on its line. */
function skipLead(words: string): number {
  const noun = capitalNoun.exec(words)?.index ?? 0;
  const before = [...words.slice(0, noun).matchAll(sentenceEnd)].at(-1);
  const from = before === undefined ? 0 : before.index + before[0].length;
  return from + (lead.exec(words.slice(from))?.[0].length ?? 0);
}

function skipCompany(words: string): number {
  const match = firstCompany.exec(words);
  const noun = titleNoun.exec(words);
  if (match === null || noun === null || noun.index < match[0].length) return 0;
  return match[0].length;
}

const contractNouns = /\b(?:agreement|contract|lease|addendum|amendment)s?\b/gi;
const continued =
  /^(?:$|[\s,]+(?:of|for|to|and|&|no\b|n°|number|#|\d|[ivx]+\b|relating|in respect|on|under)|\s?[-–—&,#])/i;

/** Finds the end of a title after its noun: before the parties, the date, or the first words of running text. */
function findEnd(words: string, nounEnd: number): number {
  const after = words.slice(nounEnd);
  const ends = [
    tail,
    /\s+(?:to|TO)\s+(?=[^a-z]{3,60}\b(?:INC|LLC|LTD|CORP)\b)/,
    /(?<!\b(?:NO|No|N|INC|Inc|L\.P|CO|Co))[.;]\s/,
  ].map((pattern) => pattern.exec(after)?.index ?? after.length);
  const end = nounEnd + Math.min(...ends);
  const isCapital = isAllCapitals(words.slice(0, nounEnd));
  const nouns = [...words.slice(0, end).matchAll(contractNouns)];
  const last = nouns.findLast(([noun]) => !isCapital || isAllCapitals(noun));
  const lastEnd = last === undefined ? nounEnd : last.index + last[0].length;
  if (last !== undefined && !continued.test(words.slice(lastEnd, end))) return lastEnd;
  const lower = isCapital ? /\s[a-z]/.exec(words.slice(nounEnd, end))?.index : undefined;
  return lower === undefined ? end : nounEnd + lower;
}

/** A title that a converter joined to its repetition. */
const twice = /^(.{8,80})\s+(?:THIS |This )?\1$/;

function findCalled(text: string, { start, end }: Span): Span | undefined {
  for (const match of text.slice(start, end).matchAll(calledInOpening)) {
    if (match[1] === undefined || bare.test(match[1])) continue;
    const from = start + match.index + match[0].indexOf(match[1], 4);
    return { start: from, end: from + match[1].length };
  }
  return undefined;
}
