import { createEvidence } from '@clauselight/core';
import type { Evidence, HiddenText, SourceText } from '@clauselight/schema';
import type { ExplainedHit } from './document-check.ts';
import { isInstruction, listMachineInstructions, quoteAround } from './machine-instructions.ts';

const reasons: Readonly<Record<HiddenText['reason'], string>> = {
  hidden: 'The file holds words here that it does not show',
  colour: 'These words are in the file in a colour in which nobody sees them',
  size: 'These words are in the file in letters too small to read',
};
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

function listHiddenWords({ text, hiddenTexts }: SourceText): readonly ExplainedHit[] {
  return mergeNeighbors(hiddenTexts, text).flatMap((hidden): ExplainedHit[] => {
    const words = hidden.text.replace(/\s+/g, ' ').trim();
    const evidence = findShown(text, hidden);
    if (evidence === undefined || countLetters(words) < fewestLetters) return [];
    const shown = words.length > longestQuote ? `${words.slice(0, longestQuote)}…` : words;
    const purpose = isInstruction(words) ? ', and they speak to an automated reader' : '';
    return [
      {
        evidence: [evidence],
        detail: `${reasons[hidden.reason]}${purpose}: “${shown}”.`,
        severity: 5,
      },
    ];
  });
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
    found.push({ evidence: [evidence], detail: describeRun(run), severity: 5 });
  }
  return found;
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
