import type { ModelFailure } from '@clauselight/schema';
import type { ModelTask } from '../client.ts';
import { findJson } from './find-json.ts';
import { isOtherLanguage } from './language.ts';
import { createEchoFilter } from './prompt-echo.ts';
import { readLeniently } from './read-leniently.ts';
import type { StreamResult } from './read-stream.ts';

/** Phrases with which models decline instead of answering in JSON. */
const declining = /^\W*(?:I(?:['’]m| am) (?:sorry|unable|not able)|I can(?:no|['’])t|Sorry\b)/i;

/** Returns the received answer, or throws the reason why it cannot be used. */
export function judgeAnswer<Answer>(
  { text, end }: StreamResult,
  task: ModelTask<Answer>,
): { answer: Answer } | { failure: ModelFailure } {
  if (end === 'declined') return { failure: 'declined' };
  const json = findJson(text);
  if (json === undefined) return { failure: explainMissing(text, end) };
  const answer = readLeniently(task.answer, createEchoFilter(task.system)(json));
  if (answer === undefined) return { failure: 'malformed' };
  if (isEmpty(answer, task)) return { failure: 'empty' };
  return isOtherLanguage(answer) ? { failure: 'wrong-language' } : { answer };
}

function explainMissing(text: string, end: StreamResult['end']): ModelFailure {
  if (end === 'length') return 'truncated';
  if (end === undefined) return 'dropped';
  if (text.trim() === '') return end === 'other' ? 'malformed' : 'empty';
  return declining.test(text) ? 'declined' : 'malformed';
}

function isEmpty<Answer>(answer: Answer, task: ModelTask<Answer>): boolean {
  return task.isEmpty === undefined ? !holdsWords(answer) : task.isEmpty(answer);
}

function holdsWords(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsWords);
}
