import { searchPassages } from '@clauselight/engine';
import type { TaskPassage } from '@clauselight/language-model';
import type { AskRequest, FoundPassage } from '@clauselight/schema';
import type { OpenDocument } from '../../domain/analyses/recent-documents.ts';
import { isStorable } from '../../platform/database/storable-text.ts';
import { createTaskContext } from '../reviews/create-task-context.ts';
import { getIndexes } from './document-indexes.ts';
import type { AskedAnswer } from './question-messages.ts';

/** Passages that are shown. A language model reads more. */
const shown = 6;
const read = 12;

/** Finds the passages that answer a question best. */
export function searchDocument(document: OpenDocument, request: AskRequest): AskedAnswer {
  const { question, side, earlier = [] } = request;
  const found = searchPassages(getIndexes(document).passages, question, { limit: read });
  const passages = found.filter(({ evidence }) => isStorable(evidence.quote));
  const input = {
    ...createTaskContext(document.analysis, side),
    question,
    earlier,
    passages: passages.map(describePassage),
  };
  return {
    answer: { passages: passages.slice(0, shown), isFinal: true },
    input: passages.length === 0 ? undefined : input,
    passages: passages.map(({ evidence: { start, end } }) => ({ start, end })),
  };
}

function describePassage({ evidence, clause }: FoundPassage, index: number): TaskPassage {
  const name = [clause?.number, clause?.heading].filter((words) => words !== undefined).join(' ');
  return { number: index + 1, ...(name !== '' && { clause: name }), text: evidence.quote };
}
