import type { PassageAnswer } from '../../tasks/passage-answer.ts';
import type { PortionAnswer } from '../../tasks/portion-answer.ts';
import type { WholeAnswer } from '../../tasks/whole-answer.ts';
import type { ListedFinding, ReadPrompt } from './read-prompt.ts';
import { listSentences, listWords, toQuote } from './sentences.ts';

/** What the document and the findings give, and nothing else: quotes are copied, sentences of its own hold no facts. */
export function answerPortion(prompt: ReadPrompt): PortionAnswer {
  const sentences = listSentences(prompt.text);
  return {
    explanations: prompt.findings.map((finding) => ({
      finding: finding.id,
      text: `The point “${finding.title}” means that this part of the text deserves a second look before you agree to it.`,
    })),
    findings: sentences
      .filter((sentence) => isUncoveredDuty(sentence, prompt.findings))
      .slice(0, 1)
      .map((sentence) => ({
        title: 'A duty without a limit',
        category: 'drafting',
        severity: 2,
        why: 'The text makes this a duty and does not say how far it goes.',
        request: 'Ask how far this duty goes.',
        quotes: [toQuote(sentence)],
      })),
    terms: findFigure(sentences, prompt.terms),
    notes: sentences.slice(0, 2).map((sentence) => ({
      text: toQuote(sentence),
      quotes: [toQuote(sentence)],
    })),
  };
}

/** Its opinion is the mean severity of what was listed, on a scale of ten. */
export function answerWhole({ findings, notes }: ReadPrompt): WholeAnswer {
  const weight = findings.reduce((sum, { severity }) => sum + severity, 0);
  return {
    summary: notes.slice(0, 4).map((note) => ({ text: note.text, quotes: [...note.quotes] })),
    recommendations: findings.slice(0, 5).map(({ id, title, quote }) => ({
      title: 'Settle this point',
      text: `Talk about the point “${title}” before you agree.`,
      finding: id,
      quotes: quote === '' ? [] : [quote],
    })),
    opinion: {
      score: findings.length === 0 ? 1 : Math.round((20 * weight) / findings.length) / 10,
      reason: 'The points that were listed weigh on one side.',
      quotes: findings
        .map(({ quote }) => quote)
        .filter((quote) => quote !== '')
        .slice(0, 1),
    },
  };
}

/** The sentences that share most words with the question; without a question, the first ones. */
export function answerPassage({ text, surrounding, question }: ReadPrompt): PassageAnswer {
  const asked = new Set(listWords(question));
  const ranked = listPassageSentences(text, surrounding)
    .map((sentence) => ({ sentence, shared: countShared(sentence, asked) }))
    .filter(({ shared }) => asked.size === 0 || shared > 0)
    .toSorted((left, right) => right.shared - left.shared)
    .slice(0, 3);
  return {
    isAnswered: ranked.length > 0,
    sentences: ranked.map(({ sentence }) => quoteIt(sentence)),
  };
}

/** Where less than a sentence was selected, the sentence that it is from, or else the words themselves. */
function listPassageSentences(text: string, surrounding: string): readonly string[] {
  const sentences = listSentences(text);
  if (sentences.length > 0 || text === '') return sentences;
  const around = listSentences(surrounding).filter((sentence) => sentence.includes(text));
  return around.length > 0 ? around : [text];
}

function quoteIt(sentence: string): { text: string; quotes: string[] } {
  return { text: toQuote(sentence), quotes: [toQuote(sentence)] };
}

function isUncoveredDuty(sentence: string, findings: readonly ListedFinding[]): boolean {
  if (!/\b(shall|must)\b/.test(sentence)) return false;
  const covers = (quote: string) => quote.includes(sentence) || sentence.includes(quote);
  return !findings.some(({ quote }) => quote !== '' && covers(quote));
}

/** The first figure that is not among the terms. */
function findFigure(
  sentences: readonly string[],
  terms: readonly string[],
): PortionAnswer['terms'] {
  for (const sentence of sentences) {
    const quote = toQuote(sentence);
    const [value] =
      quote.match(/[$€£]\s?\d[\d,.]*\d|\b\d+\s(?:days|months|years|per cent)\b/) ?? [];
    if (value !== undefined && !terms.some((term) => term.includes(value)))
      return [{ label: 'Figure', value, quote }];
  }
  return [];
}

function countShared(sentence: string, asked: ReadonlySet<string>): number {
  return new Set(listWords(sentence).filter((word) => asked.has(word))).size;
}
