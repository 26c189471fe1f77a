import { createEvidence } from '@clauselight/core';
import type { WritingDetails } from '@clauselight/schema';
import { countWords } from '../common/words.ts';
import { listEntryProblems } from './citations/entry-problems.ts';
import { listIdentityProblems } from './citations/identity-problems.ts';
import { countConnectives } from './metrics/connectives.ts';
import { computeReadability, countText, gradeSentence } from './metrics/readability.ts';
import { measureSpread } from './metrics/spread.ts';
import { computeLexicalVariety } from './metrics/variety.ts';
import { createWordMeasure, type WordMeasure } from './metrics/word-measure.ts';
import { patterns } from './patterns.ts';
import { matchRubric } from './rubric.ts';
import { findAnswer } from './thesis.ts';
import { countVariants } from './variants.ts';
import type { ProseSentence, Writing } from './writing.ts';

const shownSentences = 400;
const shownParagraphs = 400;
const shownSources = 500;
const hardest = 3;
const fewestWordsOfHardest = 12;
/** Words a minute: silent reading (Brysbaert 2019 finds 238 for English) and a calm talk. */
const readingPace = 230;
const speakingPace = 130;

/** Everything the screens show of a piece of writing besides its remarks. */
export function describeWriting(writing: Writing): WritingDetails {
  const { text, task, thesis, isEnglish } = writing;
  const answer = isEnglish ? findAnswer(writing) : undefined;
  const measure = createWordMeasure();
  const formulas = isEnglish ? computeReadability(countText(writing.sentences, measure)) : [];
  const [first, ...others] = formulas;
  const variety = computeLexicalVariety(writing.sentences.flatMap(({ words }) => words));
  return {
    kind: 'writing',
    task: { type: task.type, reason: task.reason, evidence: [...task.evidence] },
    language: describeLanguage(writing),
    length: describeLength(writing),
    ...(first && { readability: first }),
    otherReadability: others,
    hardestSentences: isEnglish ? findHardest(writing, measure) : [],
    rhythm: describeRhythm(writing),
    ...(variety !== undefined && { lexicalVariety: variety }),
    paragraphs: describeParagraphs(writing),
    ...(thesis && { thesis: createEvidence(text, thesis) }),
    ...(answer && { conclusion: createEvidence(text, answer) }),
    promptParts: isEnglish
      ? writing.promptParts.map(({ evidence, paragraphs }) => ({
          evidence,
          paragraphs: [...paragraphs],
        }))
      : [],
    rubric: isEnglish ? [...matchRubric(writing)] : [],
    citations: describeCitations(writing),
    references: describeReferences(writing),
    connectives: isEnglish ? countConnectives(writing.sentences) : [],
    corrections: [...writing.corrections],
  };
}

function describeLanguage(writing: Writing): WritingDetails['language'] {
  const { isEnglish, languageErrors, sentences } = writing;
  const { british, american, ise } = isEnglish
    ? countVariants(writing)
    : { british: [], american: [], ise: [] };
  const ours = british.length + ise.length;
  const passive = sentences.filter(({ passage }) => patterns.passive.test(passage.text)).length;
  return {
    isEnglish,
    ...(ours !== american.length && { variant: ours > american.length ? 'british' : 'american' }),
    british: ours,
    american: american.length,
    grammar: languageErrors === undefined || !isEnglish ? 'not-available' : 'checked',
    ...(isEnglish &&
      sentences.length > 0 && { passiveShare: Math.round((100 * passive) / sentences.length) }),
  };
}

function describeLength(writing: Writing): WritingDetails['length'] {
  const { text, sentences, paragraphs, quotations, wordCount, limit } = writing;
  const stems = new Set<string>();
  for (const sentence of sentences) for (const stem of sentence.stems) stems.add(stem);
  return {
    body: wordCount,
    total: countWords(text),
    quoted: quotations.reduce((sum, quotation) => sum + quotation.wordCount, 0),
    sentences: sentences.length,
    paragraphs: paragraphs.length,
    distinctContentWords: stems.size,
    readingMinutes: round(wordCount / readingPace),
    speakingMinutes: round(wordCount / speakingPace),
    ...(limit && {
      limit: {
        ...(limit.minimum !== undefined && { minimum: limit.minimum }),
        ...(limit.maximum !== undefined && { maximum: limit.maximum }),
        evidence: createEvidence(text, limit),
      },
    }),
  };
}

function findHardest(
  { text, sentences }: Writing,
  measure: WordMeasure,
): WritingDetails['hardestSentences'] {
  return sentences
    .filter(({ words }) => words.length >= fewestWordsOfHardest)
    .map((sentence) => ({ sentence, grade: gradeSentence(sentence, measure) }))
    .sort((a, b) => b.grade - a.grade || a.sentence.start - b.sentence.start)
    .slice(0, hardest)
    .map(({ sentence }) => createEvidence(text, sentence));
}

function describeRhythm({ text, sentences }: Writing): WritingDetails['rhythm'] {
  const lengths = sentences.map(({ words }) => words.length);
  const { mean, deviation } = measureSpread(lengths);
  const longest = sentences.reduce<ProseSentence | undefined>(
    (most, sentence) =>
      most === undefined || sentence.words.length > most.words.length ? sentence : most,
    undefined,
  );
  return {
    sentenceLengths: lengths.slice(0, shownSentences),
    mean: round(mean),
    spread: round(deviation),
    ...(longest && { longest: createEvidence(text, longest) }),
  };
}

function describeParagraphs({ text, paragraphs }: Writing): WritingDetails['paragraphs'] {
  return paragraphs
    .slice(0, shownParagraphs)
    .flatMap(({ index, role, section, wordCount, sentences }) => {
      const first = sentences[0];
      return first === undefined
        ? []
        : [
            {
              number: index + 1,
              role,
              ...(section !== undefined && { section }),
              words: wordCount,
              sentences: sentences.length,
              evidence: createEvidence(text, first),
            },
          ];
    });
}

function describeCitations({ text, citationMatches }: Writing): WritingDetails['citations'] {
  return citationMatches.slice(0, shownSources).map(({ citation, status, entry }) => ({
    label: citation.label,
    style: citation.style,
    status,
    ...(entry && { reference: entry.number }),
    evidence: createEvidence(text, citation),
  }));
}

function describeReferences(writing: Writing): WritingDetails['references'] {
  const { text, referenceList, citationMatches, year } = writing;
  if (referenceList === undefined) return [];
  const cited = new Map<unknown, number>();
  for (const { entry } of citationMatches) cited.set(entry, (cited.get(entry) ?? 0) + 1);
  return listEntryProblems(referenceList)
    .slice(0, shownSources)
    .map(({ entry, problems }) => ({
      number: entry.number,
      authors: [...entry.names],
      ...(entry.year !== undefined && { year: entry.year }),
      style: entry.style,
      cited: cited.get(entry) ?? 0,
      problems: [
        ...problems,
        ...listIdentityProblems(text.slice(entry.start, entry.end), { entry, year }),
      ],
      evidence: createEvidence(text, entry),
    }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
