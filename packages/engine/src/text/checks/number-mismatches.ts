import { createEvidence } from '@clauselight/core';
import type { Evidence, SourceText } from '@clauselight/schema';
import { parseAmountWords } from '../values/money-words.ts';
import { parseNumberWords } from '../values/number-words.ts';

/** A number in words with another figure in brackets behind it. */
interface WordsAgainstFigure {
  readonly words: string;
  readonly inWords: number;
  readonly figure: string;
  readonly inFigures: number;
  readonly evidence: Evidence;
}

const one =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion)';
const bracketed = new RegExp(
  `(?<![\\p{L}\\d/-]|[\\p{L}]- ?)(${one}(?:[- ,]{1,2}(?:and )?${one}){0,12})\\s?(?:u\\.?s\\.? |united states )?(?:dollars|euros?|pounds|percent|per cent)?\\s?\\(\\s?(?:USD|US\\$|EUR|GBP|[$£€])?\\s?(\\d[\\d,]*(?:\\.\\d{1,2})?)\\s?%?\\s?\\)(?!\\s?(?:million|thousand|billion|[-/]))`,
  'giu',
);
const fraction =
  /\b(?:half|quarters?|thirds?|tenths?|hundredths?|point|cents) (?:of )?$|\b(?:\d+|[a-z]+ty|hundred|thousand|million|billion)[- ,]{1,2}(?:and )?$|\b(?:section|item|clause|step|number|paragraph|part|question|option|figure|table|chapter|note|page) $/i;

/** Every number in words whose figure in brackets says something else. */
export function listWordsAgainstFigures({ text }: SourceText): readonly WordsAgainstFigure[] {
  return [...text.matchAll(bracketed)].flatMap((match) => {
    const [whole, words = '', figure = ''] = match;
    const before = text.slice(Math.max(0, match.index - 30), match.index);
    const inWords = /thousand|million|billion|hundred/i.test(words)
      ? parseAmountWords(words.trim())
      : parseNumberWords(words);
    const inFigures = Number(figure.replaceAll(',', ''));
    const isUnsure = fraction.test(before) || inWords === undefined || Number.isNaN(inFigures);
    // Ten sums in a row of single numbers are telephone numbers, and 2,0 is no English figure.
    if (isUnsure || inWords === inFigures || /\d,\d{1,2}$/.test(figure)) return [];
    const evidence = createEvidence(text, { start: match.index, end: match.index + whole.length });
    return [{ words, inWords, figure, inFigures, evidence }];
  });
}
