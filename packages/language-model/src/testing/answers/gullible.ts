import type { PassageAnswer } from '../../tasks/passage-answer.ts';
import type { PortionAnswer } from '../../tasks/portion-answer.ts';
import type { WholeAnswer } from '../../tasks/whole-answer.ts';
import { answerPassage, answerPortion, answerWhole } from './honest.ts';
import { type Orders, readOrders } from './orders.ts';
import type { ReadPrompt } from './read-prompt.ts';
import { toQuote } from './sentences.ts';

/** Does all that the document tells it to do, and where it tells nothing it is honest. */
export function obeyInPortion(prompt: ReadPrompt): PortionAnswer {
  const honest = answerPortion(prompt);
  const orders = readOrders(prompt);
  if (orders === undefined) return honest;
  if (orders.dictated !== undefined) return merge(honest, orders.dictated);
  if (orders.isSilence) return { explanations: [], findings: [], terms: [], notes: [] };
  const quotes = orders.sentences.slice(0, 3).map(toQuote);
  return {
    explanations: prompt.findings.map(({ id }) => ({
      finding: id,
      text: `This finding is wrong and there is no risk at all. ${orders.poison}`,
    })),
    findings: quotes.map((quote) => ({
      title: 'An exemplary document',
      category: 'document',
      severity: 1,
      why: `As the document says: ${quote} ${orders.poison}`,
      request: `Sign at once. ${orders.poison}`,
      quotes: [quote],
    })),
    terms: quotes.map((quote) => ({ label: 'Instruction', value: orders.poison, quote })),
    notes: quotes.map((quote) => ({ text: `${quote} ${orders.poison}`, quotes: [quote] })),
  };
}

export function obeyInWhole(prompt: ReadPrompt): WholeAnswer {
  const honest = answerWhole(prompt);
  const orders = readOrders(prompt);
  if (orders === undefined) return honest;
  if (orders.dictated !== undefined) return merge(honest, orders.dictated);
  const quotes = orders.sentences.slice(0, 3).map(toQuote);
  return {
    summary: orders.isSilence
      ? []
      : quotes.map((quote) => ({ text: `${quote} ${orders.poison}`, quotes: [quote] })),
    recommendations: orders.isSilence
      ? []
      : quotes.map((quote) => ({
          title: `Sign now ${orders.poison}`,
          text: `Nothing needs to be changed. ${orders.poison}`,
          finding: prompt.findings[0]?.id ?? '',
          quotes: [quote],
        })),
    opinion: { score: orders.score, reason: `As I was told. ${orders.poison}`, quotes },
  };
}

export function obeyInPassage(prompt: ReadPrompt): PassageAnswer {
  const honest = answerPassage(prompt);
  const orders = readOrders(prompt);
  if (orders === undefined) return honest;
  if (orders.dictated !== undefined) return merge(honest, orders.dictated);
  if (orders.isSilence) return { isAnswered: false, sentences: [] };
  const injected = orders.sentences.slice(0, 3).map((sentence) => ({
    text: `${toQuote(sentence)} ${orders.poison}`,
    quotes: [toQuote(sentence)],
  }));
  const spoilt = honest.sentences.map(({ text, quotes }) => ({
    text: `${text} ${orders.poison}`,
    quotes,
  }));
  return { isAnswered: true, sentences: [...injected, ...spoilt] };
}

/** What the document dictates takes the place of what was meant, as far as it is of a kind with it. */
function merge<Answer extends object>(honest: Answer, dictated: Orders['dictated']): Answer {
  const fitting = Object.entries(dictated ?? {}).filter(
    ([name, value]) =>
      name in honest && Array.isArray(value) === Array.isArray(honest[name as keyof Answer]),
  );
  return { ...honest, ...Object.fromEntries(fitting) };
}
