import type { DocumentStructure, Sentence } from '../../text/document-structure.ts';
import { createPassage } from '../../text/passage.ts';
import { getStem, isContentWord, listWords } from '../common/words.ts';
import { abstractHeading, conclusionHeading, introductionHeading } from './part-cues.ts';
import type { WritingPart } from './parts.ts';
import type { Paragraph, ProseSentence } from './writing.ts';

interface Body {
  readonly text: string;
  readonly parts: readonly WritingPart[];
  readonly structure: DocumentStructure;
}

/** A first paragraph under this many words opens together with the next. */
const shortOpening = 20;
const longestSentence = 2000;

/** The paragraphs of running text with their sentences and their part in the whole. */
export function listParagraphs({ text, parts, structure }: Body): {
  readonly paragraphs: readonly Paragraph[];
  readonly sentences: readonly ProseSentence[];
} {
  const found: Omit<Paragraph, 'role'>[] = [];
  let section: string | undefined;
  const stemOf = createStemmer();
  let next = 0;
  for (const part of parts) {
    if (part.kind === 'heading') section = text.slice(part.start, part.end);
    if (part.kind !== 'prose') continue;
    while ((structure.sentences[next]?.end ?? Number.POSITIVE_INFINITY) <= part.start) next += 1;
    const own: Sentence[] = [];
    for (; (structure.sentences[next]?.start ?? Number.POSITIVE_INFINITY) < part.end; next += 1) {
      const sentence = structure.sentences[next];
      if (sentence === undefined || sentence.start < part.start) continue;
      own.push(sentence);
    }
    found.push(buildParagraph(text, { part, index: found.length, section, own, stemOf }));
  }
  const roles = getRoles(found);
  const paragraphs = found.map((paragraph, index) => ({
    ...paragraph,
    role: roles[index] ?? 'body',
  }));
  return { paragraphs, sentences: paragraphs.flatMap(({ sentences }) => sentences) };
}

interface Draft {
  readonly part: WritingPart;
  readonly index: number;
  readonly section: string | undefined;
  readonly own: readonly Sentence[];
  readonly stemOf: (word: string) => string | undefined;
}

function buildParagraph(text: string, draft: Draft): Omit<Paragraph, 'role'> {
  const { part, index, section, own, stemOf } = draft;
  const whole = { start: part.start, end: Math.min(part.end, part.start + longestSentence) };
  const sentences = (own.length > 0 ? own : [whole]).map((span): ProseSentence => {
    const end = Math.min(span.end, part.end);
    const passage =
      'passage' in span && end === span.end
        ? span.passage
        : createPassage(text, { start: span.start, end });
    const words = listWords(passage.text);
    const stems = new Set(words.map(stemOf).filter((stem) => stem !== undefined));
    return { start: span.start, end, passage, words, stems, paragraph: index };
  });
  return {
    start: part.start,
    end: part.end,
    index,
    sentences,
    wordCount: sentences.reduce((sum, { words }) => sum + words.length, 0),
    section,
  };
}

/** Stems of content words, each worked out once. */
function createStemmer(): (word: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (word) => {
    if (known.has(word)) return known.get(word);
    const stem = isContentWord(word) ? getStem(word) : undefined;
    known.set(word, stem);
    return stem;
  };
}

function getRoles(paragraphs: readonly Omit<Paragraph, 'role'>[]): readonly Paragraph['role'][] {
  const named = paragraphs.map(({ section }): Paragraph['role'] | undefined => {
    const heading = section?.trim() ?? '';
    if (abstractHeading.test(heading)) return 'abstract';
    if (introductionHeading.test(heading)) return 'introduction';
    return conclusionHeading.test(heading) ? 'conclusion' : undefined;
  });
  const roles = named.map((role) => role ?? 'body');
  const first = named.findIndex((role) => role !== 'abstract');
  if (!named.includes('introduction') && first >= 0) {
    roles[first] = 'introduction';
    const isShort = (paragraphs[first]?.wordCount ?? 0) < shortOpening;
    if (isShort && paragraphs.length > first + 3) roles[first + 1] = 'introduction';
  }
  const last = roles.length - 1;
  if (!named.includes('conclusion') && last > first + 1 && named[last] !== 'introduction')
    roles[last] = 'conclusion';
  return roles;
}
