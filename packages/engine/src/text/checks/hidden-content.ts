import { createEvidence } from '@clauselight/core';
import type { DocumentFormat, Evidence, HiddenText, SourceText } from '@clauselight/schema';
import { type ExplainedHit, type HitSaying, hasFirst } from './document-check.ts';
import { isInstruction, listMachineInstructions, quoteAround } from './machine-instructions.ts';

const reasons: Readonly<Record<HiddenText['reason'], string>> = {
  hidden: 'The file holds words here that it does not show',
  colour: 'These words are in the file in a colour in which nobody sees them',
  size: 'These words are in the file in letters too small to read',
};
/** What is said of words that are not shown and accuse nobody. */
const harmlessSaying: HitSaying = {
  title: 'Words that are not shown',
  why: 'The file holds words that it does not display, as menus, descriptions of pictures and sheets set aside do. They say nothing to a machine and no term was recognized in them.',
  request: '',
  mitigation: 'Nothing has to be done. Look at them if you want to know what else the file holds.',
};
/** A promise, a right or a sum in a whole sentence: hidden, it would bind somebody who cannot see it. */
const term =
  /\b(?:shall|must|may not|agrees?|undertakes?|waives?|is (?:liable|entitled|bound)|are (?:liable|entitled|bound)|nobody may|no right|without (?:notice|refund)|(?:in)?to the exclusion of|forfeits?|automatically (?:renew|extend)\w*|non-?refundable)\b|\b(?:fees?|price|rent|interest|penalty|deposit|payment|cap|liability|notice|term|contract|agreement)\b[^.]{0,80}\b(?:is|are|will be|rises?|increases?|ends?|renews?|of)\b[^.]{0,40}(?:\d|[$€£%]|\b(?:one|two|three|six|ten|twelve|thirty|ninety)\b)/i;
const fewestWordsOfTerm = 5;
const sheets: ReadonlySet<DocumentFormat> = new Set(['csv', 'xls', 'xlsx', 'ods']);
/** Display limit: the places that one remark on harmless hidden words quotes. */
const mostQuoted = 6;
const longestQuote = 200;
/** Shorter runs are marks of the program that made the file. */
const fewestLetters = 12;
const mostFound = 50;
// Zero-width signs, invisible operators, variation selectors in a row, and letters of the Unicode tag block.
const invisibleRun =
  /[\u200B-\u200F\u2060-\u2064\u206A-\u206F\uFEFF\u180E]{3,}|[\uFE00-\uFE0F]{3,}|(?:\uDB40[\uDD00-\uDDEF]){2,}|(?:\uDB40[\uDC00-\uDC7F])+|\u202E/g;
const flag = /\uD83C\uDFF4$/;
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * Everything in a document that a person does not see or that speaks to a machine, the gravest first: hidden, white
 * and tiny words, invisible signs, and instructions to automated readers. For documents of every kind.
 */
export function findHiddenContent(sourceText: SourceText): readonly ExplainedHit[] {
  return [
    ...listHiddenWords(sourceText),
    ...listInvisibleSigns(sourceText.text),
    ...listInstructions(sourceText),
  ]
    .sort(
      (a, b) => (b.severity ?? 5) - (a.severity ?? 5) || a.evidence[0].start - b.evidence[0].start,
    )
    .slice(0, mostFound);
}

function listInstructions(sourceText: SourceText): readonly ExplainedHit[] {
  return listMachineInstructions(sourceText, mostFound).map((evidence) => ({
    evidence: [evidence],
    detail: 'These words tell an automated reader what to say about the document.',
    severity: 5,
  }));
}

interface HiddenWords {
  readonly evidence: Evidence;
  readonly words: string;
  readonly reason: HiddenText['reason'];
  readonly isAccusation: boolean;
}

/** Words that speak to a machine or hide a term each for itself; all others together, as a piece of information. */
function listHiddenWords(sourceText: SourceText): readonly ExplainedHit[] {
  const all = collectHiddenWords(sourceText);
  return [
    ...all.filter(({ isAccusation }) => isAccusation).map(accuse),
    ...inform(all.filter(({ isAccusation }) => !isAccusation)),
  ];
}

function collectHiddenWords({ text, hiddenTexts, format }: SourceText): readonly HiddenWords[] {
  const isSheet = sheets.has(format);
  return mergeNeighbors(hiddenTexts, text).flatMap((hidden): HiddenWords[] => {
    const { reason } = hidden;
    const words = hidden.text.replace(/\s+/g, ' ').trim();
    const evidence = findShown(text, hidden);
    if (evidence === undefined || countLetters(words) < fewestLetters) return [];
    const isAccusation = isInstruction(words) || (!isSheet && isTerm(words));
    return [{ evidence, words, reason, isAccusation }];
  });
}

/** A whole sentence with a term in it, not a menu or a label. */
function isTerm(words: string): boolean {
  return words
    .split(/(?<=[.;!?])\s+/)
    .some((part) => part.split(' ').length >= fewestWordsOfTerm && term.test(part));
}

function accuse({ evidence, words, reason }: HiddenWords): ExplainedHit {
  const shown = words.length > longestQuote ? `${words.slice(0, longestQuote)}…` : words;
  const purpose = isInstruction(words) ? ', and they speak to an automated reader' : '';
  return { evidence: [evidence], detail: `${reasons[reason]}${purpose}: “${shown}”.`, severity: 5 };
}

function inform(found: readonly HiddenWords[]): readonly ExplainedHit[] {
  const evidence = found.slice(0, mostQuoted).map((one) => one.evidence);
  if (!hasFirst(evidence)) return [];
  const first = found[0]?.words ?? '';
  const shown = first.length > longestQuote ? `${first.slice(0, longestQuote)}…` : first;
  const more = found.length > 1 ? `, and ${found.length - 1} more` : '';
  const detail = `The file holds words that it does not show: “${shown}”${more}.`;
  return [{ evidence, detail, severity: 1, saying: harmlessSaying }];
}

/** Joins the runs of one hidden passage, which files often hold word by word. */
function mergeNeighbors(hiddenTexts: readonly HiddenText[], text: string): readonly HiddenText[] {
  const merged: HiddenText[] = [];
  for (const next of hiddenTexts) {
    const last = merged.at(-1);
    const isNear =
      last?.reason === next.reason &&
      next.start >= last.end &&
      next.start - last.end < 4 &&
      text.slice(last.end, next.start).trim() === '';
    if (last === undefined || !isNear) merged.push(next);
    else
      merged[merged.length - 1] = {
        ...last,
        end: next.end,
        text: `${last.text}${next.start > last.end ? ' ' : ''}${next.text}`,
      };
  }
  return merged;
}

function findShown(text: string, { start, end }: HiddenText): Evidence | undefined {
  const own = createEvidence(text, { start, end });
  return own.quote === '' ? quoteAround(text, start, end) : own;
}

function countLetters(words: string): number {
  return words.replace(/[^\p{L}]/gu, '').length;
}

function listInvisibleSigns(text: string): readonly ExplainedHit[] {
  const isRightToLeft = rightToLeft.test(text);
  const found: ExplainedHit[] = [];
  for (const match of text.matchAll(invisibleRun)) {
    const { 0: run, index } = match;
    if (found.length >= mostFound) break;
    if (run === '\u202E' && isRightToLeft) continue;
    if (flag.test(text.slice(Math.max(0, index - 2), index))) continue;
    const evidence = quoteAround(text, index, index + run.length);
    if (evidence === undefined) continue;
    const isHarmless = new Set(run).size === 1 && run !== '\u202E' && !isTagRun(run);
    found.push({
      evidence: [evidence],
      detail: describeRun(run),
      ...(isHarmless ? { severity: 1, saying: harmlessSaying } : { severity: 5 }),
    });
  }
  return found;
}

/** Letters of the tag block spell words; a row of one other sign only keeps space or joins. */
function isTagRun(run: string): boolean {
  return (run.codePointAt(0) ?? 0) >= 0xe0000;
}

function describeRun(run: string): string {
  if (run === '\u202E') {
    return 'A sign that turns the direction of writing stands here, so that the words read otherwise than they are stored.';
  }
  const letters = Array.from(run, (sign) => (sign.codePointAt(0) ?? 0) - 0xe0000)
    .filter((code) => code >= 0x20 && code < 0x7f)
    .map((code) => String.fromCharCode(code))
    .join('');
  const message = letters.trim() === '' ? '' : ` They spell “${letters.slice(0, longestQuote)}”.`;
  return `${Array.from(run).length} signs that nobody can see stand here.${message}`;
}
