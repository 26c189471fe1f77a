import type { Readability } from '@clauselight/schema';
import type { ProseSentence } from '../writing.ts';
import type { WordMeasure } from './word-measure.ts';

/** What the formulas count in running text. */
export interface TextCounts {
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
  readonly letters: number;
  /** Words of three syllables and more. */
  readonly polysyllables: number;
  /** The same without names and without the syllable of -es and -ed, as Gunning counts them. */
  readonly complexWords: number;
  /** Words of more than six letters. */
  readonly longWords: number;
  /** Words of one to three letters. */
  readonly shortWords: number;
}

/** Under so many words the formulas say nothing. */
const fewestWords = 100;
const fewestSentencesForSmog = 30;

/** Counts what the formulas need, in one pass. */
export function countText(sentences: readonly ProseSentence[], measure: WordMeasure): TextCounts {
  const counts = {
    words: 0,
    sentences: sentences.length,
    syllables: 0,
    letters: 0,
    polysyllables: 0,
    complexWords: 0,
    longWords: 0,
    shortWords: 0,
  };
  for (const { words, passage } of sentences) {
    for (const word of words) {
      const { syllables, letters } = measure(word);
      counts.words += 1;
      counts.syllables += syllables;
      counts.letters += letters;
      if (letters > 6) counts.longWords += 1;
      if (letters <= 3) counts.shortWords += 1;
      if (syllables < 3) continue;
      counts.polysyllables += 1;
      const isEnding = syllables === 3 && /(?:es|ed|ing)$/.test(word);
      if (!isEnding && !isName(word, passage.text)) counts.complexWords += 1;
    }
  }
  return counts;
}

function isName(word: string, sentence: string): boolean {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  return sentence.indexOf(capital) > 1;
}

/** The formulas for English, the one to show first at the start; none for a text that is too short for them. */
export function computeReadability(counts: TextCounts): readonly Readability[] {
  const { words: w, sentences: s, syllables: y, letters: l } = counts;
  if (w < fewestWords || s === 0) return [];
  const perSentence = w / s;
  const grade = 0.39 * perSentence + 11.8 * (y / w) - 15.59;
  const ease = 206.835 - 1.015 * perSentence - 84.6 * (y / w);
  const lix = perSentence + (100 * counts.longWords) / w;
  const all: (Omit<Readability, 'value'> & { readonly value: number })[] = [
    {
      id: 'flesch-kincaid',
      name: 'Flesch-Kincaid grade',
      value: grade,
      meaning: describeGrade(grade),
      formula: '0.39 × words per sentence + 11.8 × syllables per word − 15.59',
    },
    {
      id: 'flesch-ease',
      name: 'Flesch reading ease',
      value: ease,
      meaning: describeEase(ease),
      formula: '206.835 − 1.015 × words per sentence − 84.6 × syllables per word',
    },
    {
      id: 'gunning-fog',
      name: 'Gunning fog index',
      ...withGrade(0.4 * (perSentence + (100 * counts.complexWords) / w)),
      formula: '0.4 × (words per sentence + percent of complex words)',
    },
    {
      id: 'coleman-liau',
      name: 'Coleman-Liau index',
      ...withGrade((5.88 * l) / w - (29.6 * s) / w - 15.8),
      formula: '0.0588 × letters per 100 words − 0.296 × sentences per 100 words − 15.8',
    },
    {
      id: 'ari',
      name: 'Automated readability index',
      ...withGrade((4.71 * l) / w + 0.5 * perSentence - 21.43),
      formula: '4.71 × letters per word + 0.5 × words per sentence − 21.43',
    },
    {
      id: 'lix',
      name: 'LIX',
      value: lix,
      meaning: describeLix(lix),
      formula: 'words per sentence + percent of words over six letters',
    },
    {
      id: 'rix',
      name: 'RIX',
      value: counts.longWords / s,
      meaning: 'words over six letters in a sentence',
      formula: 'words over six letters ÷ sentences',
    },
    {
      id: 'eflaw',
      name: 'McAlpine EFLAW',
      value: (w + counts.shortWords) / s,
      meaning:
        (w + counts.shortWords) / s <= 20
          ? 'easy for readers with English as a second language'
          : 'demanding for readers with English as a second language',
      formula: '(words + words of up to three letters) ÷ sentences',
    },
  ];
  if (s >= fewestSentencesForSmog) {
    all.splice(3, 0, {
      id: 'smog',
      name: 'SMOG grade',
      ...withGrade(1.043 * Math.sqrt((30 * counts.polysyllables) / s) + 3.1291),
      formula: '1.043 × √(30 × words of three syllables and more ÷ sentences) + 3.1291',
    });
  }
  return all.map((entry) => ({ ...entry, value: Math.round(entry.value * 10) / 10 }));
}

/** Flesch-Kincaid grade of one sentence: which ones are hardest to read. */
export function gradeSentence({ words }: ProseSentence, measure: WordMeasure): number {
  const syllables = words.reduce((sum, word) => sum + measure(word).syllables, 0);
  return 0.39 * words.length + 11.8 * (syllables / Math.max(words.length, 1)) - 15.59;
}

function withGrade(value: number): Pick<Readability, 'value' | 'meaning'> {
  return { value, meaning: describeGrade(value) };
}

function describeGrade(grade: number): string {
  if (grade < 6) return 'about primary school level';
  if (grade < 9) return `about US grade ${Math.round(grade)}, like a popular magazine`;
  if (grade < 13) return `about US grade ${Math.round(grade)}, like a quality newspaper`;
  return grade < 17 ? 'about university level' : 'above university level';
}

function describeEase(ease: number): string {
  if (ease >= 90) return 'very easy';
  if (ease >= 70) return 'easy';
  if (ease >= 60) return 'plain English';
  if (ease >= 50) return 'fairly difficult';
  return ease >= 30 ? 'difficult' : 'academic';
}

function describeLix(lix: number): string {
  if (lix < 30) return 'very easy';
  if (lix < 40) return 'easy';
  if (lix < 50) return 'medium';
  return lix < 60 ? 'hard' : 'very hard';
}
