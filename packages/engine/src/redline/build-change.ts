import { createEvidence, overlaps } from '@clauselight/core';
import type { Analysis, Block, ChangeEdit, Evidence, SourceText, Span } from '@clauselight/schema';
import { listSentenceSpans } from '../text/structure/sentence-boundaries.ts';
import { addClause } from './add-clause.ts';
import type { DocumentWords, PartyWords } from './document-words.ts';
import { makeMutual } from './make-mutual.ts';
import type { ChangeRecipe, RecipeStep } from './recipe.ts';
import { setTime } from './set-time.ts';
import { fitManner, type WritingPlace, writeWords } from './write-words.ts';

/** A change that is not proven yet. */
export interface DraftChange {
  readonly title: string;
  readonly passage: Evidence;
  readonly edits: readonly ChangeEdit[];
}

export interface ChangeContext {
  readonly source: SourceText;
  readonly analysis: Analysis;
  readonly words: DocumentWords;
}

export interface ChangeParties {
  readonly bearer: PartyWords | undefined;
  readonly other: PartyWords | undefined;
}

/** Kinds of blocks whose sentences may be changed. */
const changeable: ReadonlySet<Block['kind']> = new Set(['paragraph', 'list-item']);

/** Drafts the change that a recipe makes at a finding's evidence; undefined if it does not fit the words there. */
export function buildChange(
  evidence: Evidence | undefined,
  recipe: ChangeRecipe,
  context: ChangeContext & ChangeParties,
): DraftChange | undefined {
  const adding = recipe.steps.find((step) => step.do === 'add-clause');
  if (adding !== undefined) {
    const place = {
      words: context.words,
      bearer: context.bearer,
      other: context.other,
      beside: '',
    };
    const added = addClause(adding, context, place);
    return added && { title: recipe.title, ...added };
  }
  const passage = evidence && findPassage(evidence, context.source);
  if (passage === undefined) return undefined;
  const sentence = context.source.text.slice(passage.start, passage.end);
  if (recipe.needs !== undefined && !new RegExp(recipe.needs, 'i').test(sentence)) return undefined;
  if (recipe.unless !== undefined && new RegExp(recipe.unless, 'i').test(sentence))
    return undefined;
  if (
    recipe.unlessNear !== undefined &&
    new RegExp(recipe.unlessNear, 'i').test(readOthers(passage, context.source))
  )
    return undefined;
  if (recipe.isBearerFirst && !isBearerFirst(sentence, context)) return undefined;
  if (guidance.test(sentence) || speaksOtherwise(sentence, context)) return undefined;
  const edits: ChangeEdit[] = [];
  for (const step of recipe.steps) {
    const made = applyStep(step, { ...context, passage, sentence });
    if (made === undefined || made.some((edit) => edits.some((known) => touches(known, edit))))
      return undefined;
    edits.push(...made);
  }
  edits.sort((a, b) => a.start - b.start || a.end - b.end);
  return {
    title: recipe.title,
    passage: createEvidence(context.source.text, cover(passage, edits)),
    edits,
  };
}

function isBearerFirst(sentence: string, { bearer, other }: ChangeParties): boolean {
  const words = sentence.toLowerCase();
  const at = (party: PartyWords | undefined) =>
    party === undefined ? -1 : words.indexOf(party.name.toLowerCase());
  return at(bearer) >= 0 && (at(other) < 0 || at(bearer) < at(other));
}

/** Words of a model contract for whoever fills it in. */
const guidance =
  /\b(?:could say|might read|drafting note|insert here|for your review|your counterparty)\b/i;

/** The passage with everything that the edits delete. */
function cover({ start, end }: Span, edits: readonly ChangeEdit[]): Span {
  return {
    start: Math.min(start, ...edits.map((edit) => edit.start)),
    end: Math.max(end, ...edits.map((edit) => edit.end)),
  };
}

/** Whether a sentence says `you` and `we` in a document whose parties are known by names alone. */
function speaksOtherwise(sentence: string, { bearer, other }: ChangeParties): boolean {
  const names = [bearer, other].flatMap((party) => party?.name ?? []);
  const isPronoun = names.some((name) => name === 'you' || name === 'we');
  const isNamed = names.some((name) => sentence.toLowerCase().includes(name.toLowerCase()));
  return names.length > 0 && !isPronoun && !isNamed && /\b(?:you|your|we|us|our)\b/i.test(sentence);
}

/** Whether two edits change the same words. Two insertions at one position stand one behind the other. */
function touches(a: Span, b: Span): boolean {
  return overlaps(a, b) || (a.start === b.start && a.end === b.end && a.start < a.end);
}

interface Passage extends Span {
  readonly block: Block;
}

/** The whole sentences of the evidence, within the block where it begins and without the block's number. */
function findPassage(evidence: Evidence, { text, blocks }: SourceText): Passage | undefined {
  const block = blocks.find(({ start, end }) => start <= evidence.start && evidence.start < end);
  if (block === undefined || !changeable.has(block.kind)) return undefined;
  const sentences = listSentenceSpans(text, block).filter((sentence) =>
    overlaps(sentence, evidence),
  );
  const [first, last] = [sentences[0], sentences.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const label =
    block.number !== undefined && first.start === block.start ? measureLabel(text, block) : 0;
  const passage = { start: first.start + label, end: last.end, block };
  return passage.end - passage.start > longestPassage ? undefined : passage;
}

/** Longer passages are tables or lists that were read as one, in characters. */
const longestPassage = 3000;

function measureLabel(text: string, { start, end, number = '' }: Block): number {
  const shown = text.slice(start, end);
  if (!shown.startsWith(number)) return 0;
  return number.length + (/^[.)]?\s*/.exec(shown.slice(number.length))?.[0].length ?? 0);
}

interface StepPlace extends ChangeContext, ChangeParties {
  readonly passage: Passage;
  readonly sentence: string;
}

function applyStep(step: RecipeStep, place: StepPlace): readonly ChangeEdit[] | undefined {
  const { sentence, passage } = place;
  const writing: WritingPlace = { ...place, beside: sentence };
  const shift = (edits: readonly ChangeEdit[] | undefined) =>
    edits?.map((edit) => ({
      ...edit,
      start: edit.start + passage.start,
      end: edit.end + passage.start,
    }));
  switch (step.do) {
    case 'replace':
      return shift(replaceAll(sentence, step, writing));
    case 'set-time':
      return shift(
        setTime(sentence, step)?.map((edit) => ({ ...edit, text: fitManner(edit.text, writing) })),
      );
    case 'make-mutual': {
      const { bearer, other } = place;
      if (bearer === undefined || other === undefined) return undefined;
      const made =
        makeMutual({ sentence, subject: bearer, other }) ??
        makeMutual({ sentence, subject: other, other: bearer });
      return shift(made?.map((edit) => ({ ...edit, text: fitManner(edit.text, writing) })));
    }
    case 'extend':
      return shift(extend(sentence, writeWords(step.text, writing)));
    case 'add-sentence':
      return addSentence(place, writeWords(step.text, writing));
    case 'delete-sentence':
      return deleteSentence(place);
    case 'delete-next':
      return deleteNext(place, step.find);
    case 'add-clause':
      return undefined;
  }
}

function replaceAll(
  sentence: string,
  { find, by }: Extract<RecipeStep, { do: 'replace' }>,
  writing: WritingPlace,
): ChangeEdit[] | undefined {
  const edits: ChangeEdit[] = [];
  for (const match of sentence.matchAll(new RegExp(find, 'gi'))) {
    const written = writeWords(by, writing);
    if (written === undefined) return undefined;
    const text = written.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
    edits.push(
      trimEdit({ start: match.index, end: match.index + match[0].length, text }, match[0]),
    );
  }
  return edits.length === 0 ? undefined : edits;
}

/** Leaves out what an edit takes away and puts back at its ends, by whole words. */
function trimEdit(edit: ChangeEdit, words: string): ChangeEdit {
  let [front, back] = [0, 0];
  const most = Math.min(words.length, edit.text.length);
  while (front < most && words[front] === edit.text[front]) front += 1;
  while (front > 0 && front < words.length && /[\p{L}\p{N}]/u.test(words[front - 1] ?? ''))
    front -= 1;
  while (back < most - front && words.at(-1 - back) === edit.text.at(-1 - back)) back += 1;
  while (back > 0 && /[\p{L}\p{N}]/u.test(words.at(-back) ?? '')) back -= 1;
  return {
    start: edit.start + front,
    end: edit.end - back,
    text: edit.text.slice(front, edit.text.length - back),
  };
}

function extend(sentence: string, text: string | undefined): ChangeEdit[] | undefined {
  const end = /\.["”')\]]*$/.exec(sentence)?.index;
  if (text === undefined || end === undefined) return undefined;
  return [{ start: end, end, text }];
}

function addSentence(
  { sentence, passage }: StepPlace,
  text: string | undefined,
): ChangeEdit[] | undefined {
  if (text === undefined || !/[.!?]["”')\]]*$/.test(sentence)) return undefined;
  return [{ start: passage.end, end: passage.end, text: ` ${text}` }];
}

/** The words of a paragraph before and behind a passage. */
function readOthers({ block, start, end }: Passage, { text }: SourceText): string {
  return `${text.slice(block.start, start)} ${text.slice(end, block.end)}`;
}

function deleteNext(
  { source: { text }, passage }: StepPlace,
  find: string,
): ChangeEdit[] | undefined {
  const rest = { start: passage.end, end: passage.block.end };
  const [next] = listSentenceSpans(text, rest);
  if (next === undefined || !new RegExp(find, 'i').test(text.slice(next.start, next.end)))
    return undefined;
  return [{ start: passage.end, end: next.end, text: '' }];
}

/** A paragraph with fewer letters beside the deleted sentence is only a heading. */
const fewestLetters = 45;
const omitted = 'Intentionally omitted.';

function deleteSentence({
  source: { text },
  passage,
  sentence,
}: StepPlace): ChangeEdit[] | undefined {
  if (!/^["“(]?\p{Lu}[\s\S]*[.!?]["”')\]]*$/u.test(sentence)) return undefined;
  const { block, start, end } = passage;
  const rest = text.slice(block.start, start) + text.slice(end, block.end);
  const letters = rest.match(/\p{L}/gu)?.length ?? 0;
  if (letters < fewestLetters) return [{ start, end, text: omitted }];
  const behind = /^\s+/.exec(text.slice(end, block.end))?.[0].length ?? 0;
  if (behind > 0) return [{ start, end: end + behind, text: '' }];
  const before = /\s+$/.exec(text.slice(block.start, start))?.[0].length ?? 0;
  return [{ start: start - before, end, text: '' }];
}
