import type { Sentence } from '../document-structure.ts';
import { findEvidence } from '../passage.ts';
import { listBlockPassages } from './block-passages.ts';
import type { CheckedDocument, CheckHit } from './document-check.ts';
import { type LeftOverKind, leftOverCue, listLeftOvers } from './left-over-marks.ts';
import { findSentence } from './quoted-place.ts';

/** Words that drafting left in a document. */
export interface LeftOverHit extends CheckHit {
  readonly kind: LeftOverKind;
}

export interface LeftOverOptions {
  /**
   * How blanks to write on, which a finished document may have, are told from gaps in its text:
   * - `agreement`: a contract is complete when it is signed, so that every gap in a sentence is left over but the
   *   lines to sign on, whose sentence names a signature, a name, a title or a date. `[ ]` is a gap too, and so is what
   *   is “to be inserted”.
   * - `form`: in other documents a blank after a label is a field to be filled in by hand, `[ ]` a box to tick.
   */
  readonly blanks: 'agreement' | 'form';
}

const mostHits = 200;

/** Gaps, placeholders, fields of templates, drafting notes and filler text, in document order. */
export function findLeftOverDrafting(
  { sourceText, structure }: CheckedDocument,
  { blanks }: LeftOverOptions,
): readonly LeftOverHit[] {
  const { text } = sourceText;
  const isField = createFieldTest(text);
  const found = listBlockPassages(sourceText, { cue: leftOverCue, cells: 'joined' }).flatMap(
    ({ passage }) =>
      listLeftOvers(passage.text).flatMap((leftOver): readonly Candidate[] => {
        const evidence = findEvidence(text, passage, leftOver);
        if (evidence === undefined) return [];
        const { kind } = leftOver;
        const sentence = findSentence(structure.sentences, evidence);
        const around = sentence?.passage.text ?? passage.text;
        return [{ kind, evidence: [evidence], sentence, around }];
      }),
  );
  const isGap = createGapTest();
  const isKept = blanks === 'agreement' ? isGap : (one: Candidate) => !isField(one);
  const isException = createExceptionTest(text, found);
  return found
    .filter((one) => isKept(one) && !isException(one))
    .slice(0, mostHits)
    .map(({ kind, evidence }) => ({ kind, evidence }));
}

interface Candidate extends LeftOverHit {
  /** The sentence that holds it; absent in a heading or a page header. */
  readonly sentence: Sentence | undefined;
  /** The sentence, or else the words of its block. */
  readonly around: string;
}

const emptyBox = /^\[\s*\]$/;
/** What the filer of a published contract took out. */
const redaction = /\[\s?\*+\s?\]|\bconfidential treatment\b|\bbrackets? ?\(?\[/i;
/** Lines to sign on, and boxes to tick. */
const signing =
  /\bin witness whereof\b|\b(?:signatures?|signed|by|name|title|print(?:ed)?|witness|sign|notary|its|attest|initials?|telephone|phone|fax|e-?mail|attention|attn)\b ?[:/_]|(?:^|[^\w ] ?|_ )dated? ?[:/_]|_{2,} day of|day of _{2,}|\[ ?\] (?:yes|no|\w+ing|written communications)\b/i;
/** Lines side by side with nothing but labels between them are signed on; words between them make a sentence with gaps. */
const rowOfBlanks = /_{4,}.{0,40}_{4,}.{0,40}_{4,}/;
const mostLabelWords = 6;

/** Tells gaps in an agreement from lines to sign on, boxes to tick and what a filer took out. */
function createGapTest(): (one: Candidate) => boolean {
  const isRedacted = rememberLast((words) => redaction.test(words));
  const isSigned = rememberLast((words) => signing.test(words) || isRowToSign(words));
  return ({ kind, evidence: [{ start, quote }], sentence, around }) => {
    if (kind !== 'blank' && kind !== 'placeholder') return true;
    if (isRedacted(around)) return false;
    if (kind === 'placeholder' && !quote.startsWith('[')) return true;
    // Brackets at the start of a sentence are a box to tick.
    const isBox = emptyBox.test(quote) && sentence !== undefined && start - sentence.start < 2;
    return (kind === 'placeholder' || sentence !== undefined) && !isBox && !isSigned(around);
  };
}

/** Three blanks in a row with hardly a word beside them. */
function isRowToSign(words: string): boolean {
  const others = words.match(/\p{L}{2,}/gu)?.length ?? 0;
  return rowOfBlanks.test(words) && others <= mostLabelWords;
}

/** Several candidates in a row may be in the same sentence, which is then searched once. */
function rememberLast(test: (words: string) => boolean): (words: string) => boolean {
  let last: string | undefined;
  let result = false;
  return (words) => {
    if (words !== last) result = test(words);
    last = words;
    return result;
  };
}

/** A line with a label before the blank is a field to be filled in by hand. */
const labelBefore =
  /\b(?:sign(?:ed|ature|atures)?|name|date|title|by|witness|place|print(?:ed)?|initials?|address|phone|tel|telephone|e-?mail|fax|position|company|no|number|student|class|period|grade|teacher|score|points?)\b[^\n]{0,20}$/i;
const reachOfLabel = 80;

/** Tells fields of a form from gaps; asked in document order, as fields of one line go together. */
function createFieldTest(text: string): (one: Candidate) => boolean {
  const findLineStart = createLineFinder(text);
  let lastField = -1;
  return ({ kind, evidence: [{ start, end, quote }] }) => {
    if (kind !== 'blank') return false;
    if (emptyBox.test(quote) || quote.startsWith('to be ')) return true;
    if (!quote.startsWith('_')) return false;
    const lineStart = findLineStart(start);
    const before = text.slice(Math.max(lineStart, start - reachOfLabel), start);
    const isField = labelBefore.test(before) || before.trim() === '' || lastField === lineStart;
    if (isField) lastField = lineStart;
    return isField || /^[ \t]*(?:\n|$)/.test(text.slice(end, end + 20));
  };
}

/** Finds where lines begin; asked for positions in rising order, it reads the text once. */
function createLineFinder(text: string): (position: number) => number {
  let asked = 0;
  let lineStart = 0;
  return (position) => {
    const end = text.slice(asked, position).lastIndexOf('\n');
    if (end >= 0) lineStart = asked + end + 1;
    asked = position;
    return lineStart;
  };
}

/**
 * Tells what looks left over and is not: letters that the document gives a meaning of their own, such as a party called
 * “TBC”, question marks that stand for letters a converter lost, and the braces of LaTeX.
 */
function createExceptionTest(
  text: string,
  found: readonly Candidate[],
): (one: Candidate) => boolean {
  const definitions = new Map<string, boolean>();
  const isDefined = (word: string) => {
    const known =
      definitions.get(word) ??
      new RegExp(`\\((?:the |a )?["“]${word}["”]|["“]${word}["”] (?:means|shall mean|is)\\b`).test(
        text,
      );
    definitions.set(word, known);
    return known;
  };
  const areLettersLost = createLostLetterTest(text, found);
  const isLatex = text.includes('\\begin{');
  return ({ evidence: [{ quote }] }) => {
    if (quote.startsWith('?')) return areLettersLost();
    return quote.startsWith('{') ? isLatex : /^T[A-Z]{2,3}$/.test(quote) && isDefined(quote);
  };
}

/** Question marks in place of lost letters have several lengths, or other letters beside them. */
function createLostLetterTest(text: string, found: readonly Candidate[]): () => boolean {
  let areLost: boolean | undefined;
  const judge = () => {
    const rows = text.match(/\?{2,}/g) ?? [];
    const values = found.filter(({ evidence: [{ quote }] }) => quote.startsWith('?'));
    return rows.length > values.length || new Set(rows).size > 1;
  };
  return () => {
    areLost ??= judge();
    return areLost;
  };
}
