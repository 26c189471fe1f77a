import type { DocumentKind, LanguageError, SourceText, Span } from '@clauselight/schema';
import type { DocumentStructure } from '../../text/document-structure.ts';
import { listWords } from '../common/words.ts';
import type { ReferenceList } from './citations/citation.ts';
import { collectCitations } from './citations/collect-citations.ts';
import { matchCitations } from './citations/match-citations.ts';
import { listReferenceEntries } from './citations/reference-entries.ts';
import { listCorrections } from './corrections.ts';
import { isEnglish } from './english.ts';
import { findLengthLimit } from './length-limit.ts';
import { listParagraphs } from './paragraphs.ts';
import { readingListHeading } from './part-cues.ts';
import { listParts, type PartKind, type WritingPart } from './parts.ts';
import { matchPrompt } from './prompt.ts';
import { listQuotations } from './quotations.ts';
import { recognizeTask } from './task-type.ts';
import { findThesis } from './thesis.ts';
import type { Heading, ProseSentence, Quotation, RecognizedTask, Writing } from './writing.ts';

export interface WritingInput {
  readonly sourceText: SourceText;
  readonly structure: DocumentStructure;
  readonly kind: DocumentKind;
  readonly languageErrors?: readonly LanguageError[] | undefined;
}

const notRecognized: RecognizedTask = {
  type: 'analytical',
  reason: 'Its language is not English, so the kind of task was not recognised.',
  evidence: [],
};
const sampledSentences = 300;
const longestQuestion = 25;
/** Square brackets with a number cite only where several do, or where the list is numbered. */
const fewestNumericCitations = 3;

/** Takes a document apart the way its checks need it. Linear in the length of the text. */
export function buildWriting({
  sourceText,
  structure,
  kind,
  languageErrors,
}: WritingInput): Writing {
  const { text } = sourceText;
  const parts = listParts(sourceText);
  const headings = listHeadings(text, parts);
  const { paragraphs, sentences } = listParagraphs({ text, parts, structure });
  const referenceList = findReferenceList(text, parts);
  const citations = listCitations(text, { paragraphs, referenceList });
  const prompt = pick(parts, 'prompt');
  const title = parts.find((part) => part.kind === 'title') ?? findQuestion(text, prompt);
  const english = isEnglish(sentences.slice(0, sampledSentences).flatMap(({ words }) => words));
  const frame = [...new Set([title, ...prompt])]
    .map((part) => (part ? text.slice(part.start, part.end) : ''))
    .join('\n');
  const task: RecognizedTask = !english
    ? notRecognized
    : recognizeTask({
        text,
        documentKind: kind,
        frame: frame.slice(0, 4000).replace(/\s+/g, ' '),
        headings,
        paragraphs,
        sentences: sentences.slice(0, sampledSentences),
        citationCount: citations.length,
      });
  const writing: Writing = {
    sourceText,
    documentKind: kind,
    text,
    title: title && { start: title.start, end: title.end },
    headings,
    prompt,
    promptParts: english ? matchPrompt(text, { prompt, paragraphs }) : [],
    rubric: pick(parts, 'rubric'),
    captions: pick(parts, 'caption'),
    paragraphs,
    sentences,
    sentencesByWord: indexByWord(sentences),
    quotations: [
      ...paragraphs.flatMap((paragraph) => listQuotations(text, paragraph)),
      ...listBlockQuotations(parts),
    ],
    citations,
    citationMatches: matchCitations(citations, referenceList),
    referenceList,
    limit: findLengthLimit(text, [...prompt, ...pick(parts, 'front')]),
    year: findYear(text, pick(parts, 'front')),
    task,
    thesis: english ? findThesis(paragraphs, task.type) : undefined,
    wordCount: sentences.reduce((sum, { words }) => sum + words.length, 0),
    isEnglish: english,
    languageErrors,
    corrections: [],
  };
  return { ...writing, corrections: listCorrections(writing) };
}

/** The author's running text, paragraph by paragraph: what spelling and grammar are checked in. */
export function listProse(sourceText: SourceText, structure: DocumentStructure): readonly Span[] {
  const { paragraphs } = listParagraphs({
    text: sourceText.text,
    parts: listParts(sourceText),
    structure,
  });
  const isInEnglish = isEnglish(
    paragraphs
      .slice(0, sampledSentences)
      .flatMap(({ sentences }) => sentences.flatMap(({ words }) => words)),
  );
  return isInEnglish ? paragraphs.map(({ start, end }) => ({ start, end })) : [];
}

function indexByWord(sentences: Writing['sentences']): Writing['sentencesByWord'] {
  const index = new Map<string, ProseSentence[]>();
  for (const sentence of sentences) {
    for (const word of sentence.words) {
      const known = index.get(word);
      if (known === undefined) index.set(word, [sentence]);
      else if (known.at(-1) !== sentence) known.push(sentence);
    }
  }
  return index;
}

function pick(parts: readonly WritingPart[], kind: PartKind): readonly WritingPart[] {
  return parts.filter((part) => part.kind === kind);
}

/** A text without a title is named by the question that it answers. */
function findQuestion(text: string, prompt: readonly WritingPart[]): WritingPart | undefined {
  const [first, ...others] = prompt;
  const isQuestion = first !== undefined && text.slice(first.start, first.end).trim().endsWith('?');
  return isQuestion && others.length === 0 && first.wordCount <= longestQuestion
    ? first
    : undefined;
}

function listHeadings(text: string, parts: readonly WritingPart[]): readonly Heading[] {
  return parts
    .filter(({ kind }) => kind === 'heading' || kind === 'reference-heading')
    .map(({ start, end, level, number }) => ({
      start,
      end,
      text: text.slice(start, end),
      level,
      number: number?.replace(/\.$/, ''),
    }));
}

function findReferenceList(text: string, parts: readonly WritingPart[]): ReferenceList | undefined {
  const heading = parts.findLast(({ kind }) => kind === 'reference-heading');
  if (heading === undefined) return undefined;
  const blocks = parts.filter(({ kind, start }) => kind === 'reference' && start >= heading.end);
  return {
    heading: { start: heading.start, end: heading.end },
    start: heading.start,
    end: blocks.at(-1)?.end ?? heading.end,
    isReadingList: readingListHeading.test(text.slice(heading.start, heading.end)),
    entries: listReferenceEntries(text, blocks),
  };
}

function listCitations(
  text: string,
  { paragraphs, referenceList: list }: Pick<Writing, 'paragraphs' | 'referenceList'>,
): Writing['citations'] {
  const all = paragraphs.flatMap((paragraph) => collectCitations(text, paragraph));
  const numeric = all.filter(({ style }) => style === 'numeric').length;
  const isNumbered = list?.entries.some(({ style }) => style === 'numeric') ?? false;
  const paged = all.some(({ style }) => style === 'author-page') && list !== undefined;
  return all.filter(({ style }) => {
    if (style === 'numeric') return isNumbered || numeric >= fewestNumericCitations;
    return style === 'author-year' || paged;
  });
}

function listBlockQuotations(parts: readonly WritingPart[]): readonly Quotation[] {
  return pick(parts, 'block-quotation').map(({ start, end, wordCount }) => ({
    start,
    end,
    wordCount,
    paragraph: -1,
  }));
}

function findYear(text: string, front: readonly Span[]): number | undefined {
  const years = front.flatMap(({ start, end }) =>
    listWords(text.slice(start, end)).filter((word) => /^(?:19|20)\d\d$/.test(word)),
  );
  return years.length === 0 ? undefined : Math.max(...years.slice(0, 50).map(Number));
}
