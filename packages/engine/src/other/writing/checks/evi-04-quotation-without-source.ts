import type { Span } from '@clauselight/schema';
import { createPassage } from '../../../text/passage.ts';
import { defineCheck, quote } from '../check.ts';
import { faultyEssay, soundEssay } from '../example-texts.ts';
import { patterns } from '../patterns.ts';
import type { Quotation, Writing } from '../writing.ts';

const fewestWords = 5;
const fewestCharacters = 25;
const looked = 200;
const shown = 4;

export const quotationWithoutSourceCheck = defineCheck({
  id: 'EVI-04',
  category: 'evidence',
  title: 'Quotation without a source',
  why: 'Words of somebody else need a name, or they pass for your own.',
  source: 'Academic practice of attribution',
  examples: {
    matches: [faultyEssay],
    leaves: [soundEssay],
  },
  applies: ({ isEnglish, task, quotations }) =>
    isEnglish && !['narrative', 'reflective'].includes(task.type) && quotations.length > 0,
  find: (writing) =>
    writing.quotations
      .filter(isLong)
      .slice(0, looked)
      .filter((quotation) => !isTitle(writing, quotation) && !isAttributed(writing, quotation))
      .slice(0, shown)
      .map((quotation) => ({
        level: 2 as const,
        notice: `A quotation of ${quotation.wordCount} words names no author and no source.`,
        nextStep: 'Who said this, and where?',
        evidence: [quote(writing, quotation)],
      })),
});

function isLong({ wordCount, start, end, paragraph }: Quotation): boolean {
  return wordCount >= fewestWords && end - start - 2 >= fewestCharacters && paragraph >= 0;
}

/** Titles have capitals on most of their words. */
function isTitle({ text }: Writing, { start, end }: Quotation): boolean {
  const words = text
    .slice(start + 1, end - 1)
    .split(/\s+/)
    .filter((word) => word.length > 3);
  return words.filter((word) => /^\p{Lu}/u.test(word)).length >= 0.7 * words.length;
}

/** A source in its own sentence, or somebody named or cited in the one before or after. */
function isAttributed(writing: Writing, quotation: Quotation): boolean {
  const own = writing.paragraphs[quotation.paragraph]?.sentences ?? [];
  const first = own.findIndex(({ end }) => end > quotation.start);
  const last = own.findIndex(({ end }) => end >= quotation.end);
  const from = own[first]?.start ?? quotation.start;
  const to = own[last]?.end ?? quotation.end;
  const before = own[first - 1];
  const after = own[last + 1];
  const start = before?.start ?? from;
  const end = after?.end ?? to;
  if (writing.citations.some((citation) => citation.end > start && citation.start < end))
    return true;
  const beside = [
    { start: from, end: Math.max(from, quotation.start) },
    { start: quotation.end, end: Math.max(quotation.end, to) },
  ].map((span) => createPassage(writing.text, limit(span)).text);
  return (
    beside.some((text) => patterns.attribution.test(text)) ||
    [...beside, before?.passage.text, after?.passage.text].some(
      (text) => text !== undefined && patterns.namedSource.test(text),
    ) ||
    /^\s?[([^¹²³]/.test(writing.text.slice(quotation.end, quotation.end + 2))
  );
}

const reach = 1500;

function limit({ start, end }: Span): Span {
  return { start, end: Math.min(end, start + reach) };
}
