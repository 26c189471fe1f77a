import type { Evidence } from '@clauselight/schema';
import { listLeftOvers } from '../../text/checks/left-over-marks.ts';
import { findEvidence } from '../../text/passage.ts';
import type { Statement } from '../../text/values/statements.ts';
import { getStems, listWords } from '../common/words.ts';

/** Sentences compared at most: of a longer text the first. In a book its opening says what it is. */
const mostCompared = 3_000;
const shortest = 35;
const longest = 420;
const fewestWords = 6;
const fewestStems = 3;
/** Added to the number of words by which the weight of a sentence is divided, so that a short one does not win by one word. */
const damping = 5;

/** How many sentences are chosen from a text with at least so many words. Set by hand. */
const numbers: readonly (readonly [words: number, sentences: number])[] = [
  [10_000, 8],
  [2_000, 7],
  [500, 5],
  [120, 3],
  [0, 2],
];

/** How much more a sentence weighs for where it stands and what it says. Set by hand. */
const weightOfOpening = 1.6;
const weightOfFirstInParagraph = 1.15;
const weightOfCue = 1.25;
const weightOfQuestion = 0.5;
const weightOfItem = 0.8;
const weightOfTitleWord = 0.15;
const mostTitleWords = 3;
/** The first sentences of a document, which often say what it is about. */
const openingSentences = 3;

const cue =
  /\b(?:in (?:summary|short|conclusion)|to (?:sum up|conclude)|the (?:purpose|aim|goal|point|main|key|most important)|important(?:ly)?|therefore|as a result|we (?:recommend|conclude|found|find|propose|decided|agreed)|this (?:paper|report|article|guide|policy|document|study|letter|page|book|memo|notice|chapter)|must|shall|required|deadline|because)\b/i;
/** What stands around a text and says nothing of it. */
const surroundings =
  /\b(?:all rights reserved|copyright|cookies?|unsubscribe|click here|back to (?:home|top)|read more|sign up|subscribe|share this|page \d+ of \d+|sent from my|confidential(?:ity)? notice|intended (?:only )?for the (?:addressee|recipient)|privacy policy|terms of (?:use|service))\b|https?:\/\/\S+$|^>/i;

interface KeySentencesInput {
  readonly text: string;
  readonly statements: readonly Statement[];
  /** The title of the document; its words mark what the text is about. */
  readonly title: string;
  readonly wordCount: number;
}

interface Candidate {
  readonly statement: Statement;
  readonly index: number;
  readonly stems: ReadonlySet<string>;
  readonly words: number;
  readonly factor: number;
}

/**
 * The sentences that say most of what a text is about, in document order: those whose words are the commonest of the
 * text, each chosen after the words of those before it were counted down, so that none says the same again (SumBasic;
 * Nenkova and Vanderwende 2005), with a higher weight for sentences that open the text or announce what matters.
 */
export function listKeySentences(input: KeySentencesInput): readonly Evidence[] {
  const candidates = listCandidates(input);
  const weights = weighStems(candidates);
  const most = numbers.find(([words]) => input.wordCount >= words)?.[1] ?? 0;
  const left = new Set(candidates);
  const chosen: Candidate[] = [];
  while (chosen.length < most && left.size > 0) {
    const best = findHeaviest(left, weights);
    if (best === undefined) break;
    left.delete(best);
    chosen.push(best);
    for (const stem of best.stems) weights.set(stem, (weights.get(stem) ?? 0) ** 2);
  }
  return chosen
    .sort((a, b) => a.index - b.index)
    .flatMap(({ statement: { passage } }) => {
      const evidence = findEvidence(input.text, passage, { from: 0, to: passage.text.length });
      return evidence ?? [];
    });
}

function listCandidates({ statements, title }: KeySentencesInput): readonly Candidate[] {
  const titleStems = getStems(listWords(title));
  const seen = new Set<string>();
  const candidates: Candidate[] = [];
  for (const [index, statement] of statements.entries()) {
    if (candidates.length >= mostCompared) break;
    const words = statement.passage.text;
    if (!isSentence(statement) || seen.has(words) || listLeftOvers(words).length > 0) continue;
    seen.add(words);
    const all = listWords(words);
    const stems = getStems(all);
    if (all.length < fewestWords || stems.size < fewestStems) continue;
    const inTitle = [...stems].filter((stem) => titleStems.has(stem)).length;
    const factor =
      (candidates.length < openingSentences ? weightOfOpening : 1) *
      (statement.isFirstOfLine ? weightOfFirstInParagraph : 1) *
      (cue.test(words) ? weightOfCue : 1) *
      (words.endsWith('?') ? weightOfQuestion : 1) *
      (statement.isItem ? weightOfItem : 1) *
      (1 + weightOfTitleWord * Math.min(mostTitleWords, inTitle));
    candidates.push({ statement, index, stems, words: all.length, factor });
  }
  return candidates;
}

/** Whether a statement is a whole sentence of the text, and not a heading, a row, a fragment or what stands around it. */
function isSentence({ passage, kind }: Statement): boolean {
  if (kind === 'heading' || kind === 'table-row' || kind === 'footnote') return false;
  const words = passage.text;
  if (words.length < shortest || words.length > longest || surroundings.test(words)) return false;
  return /^["'([]?[\p{Lu}\d]/u.test(words) && /[.!?]["')\]]{0,2}$/.test(words);
}

/** In which share of the sentences each stem is. */
function weighStems(candidates: readonly Candidate[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems } of candidates) {
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return new Map([...counts].map(([stem, count]) => [stem, count / candidates.length]));
}

function findHeaviest(
  candidates: ReadonlySet<Candidate>,
  weights: ReadonlyMap<string, number>,
): Candidate | undefined {
  let best: Candidate | undefined;
  let most = -1;
  for (const candidate of candidates) {
    let sum = 0;
    for (const stem of candidate.stems) sum += weights.get(stem) ?? 0;
    const weight = (candidate.factor * sum) / (candidate.stems.size + damping);
    if (weight > most) [best, most] = [candidate, weight];
  }
  return best;
}
