import { type AskRequest, maxEarlierQuestions } from '@clauselight/schema';
import { t } from './messages.ts';
import type { Turn } from './turn.ts';

/** Longest earlier answer that is sent along, in UTF-16 code units: enough for what the next question refers to. */
const maxAnswer = 4000;

/** The last questions that a language model answered, the oldest first: what the next one may refer to. */
export function listEarlier(turns: readonly Turn[]): NonNullable<AskRequest['earlier']> {
  return turns
    .map(({ question, answer }) => ({ question, answer: writeWords(answer?.model) }))
    .filter(({ answer }) => answer !== '')
    .slice(-maxEarlierQuestions);
}

type ModelPart = NonNullable<Turn['answer']>['model'];

function writeWords(model: ModelPart): string {
  const words = model?.sentences.map(({ text }) => text.text).join(' ') ?? '';
  if (words === '' && model?.isNotInDocument) return t('questions.earlier.notInDocument');
  return words.slice(0, maxAnswer);
}
