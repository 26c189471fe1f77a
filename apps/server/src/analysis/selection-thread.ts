import { parentPort } from 'node:worker_threads';
import { AppError } from '@clauselight/schema';
import { answerSelection } from './answer-selection.ts';
import { createRecentDocuments } from './recent-documents.ts';
import type { SelectionQuestion, SelectionReply } from './selection-messages.ts';

if (parentPort === null) throw new Error('this file runs as a worker thread');
const port = parentPort;
const recent = createRecentDocuments({ maxDocuments: 8, maxBytes: 48 * 1024 * 1024 });

port.on('message', (question: SelectionQuestion) => port.postMessage(reply(question)));

function reply({ id, materialKey, request, material }: SelectionQuestion): SelectionReply {
  try {
    const document = recent.find(materialKey) ?? (material && recent.keep(materialKey, material));
    if (document === undefined) return { id, kind: 'missing' };
    return { id, kind: 'answered', answer: answerSelection(document, request) };
  } catch (error) {
    if (error instanceof AppError) return { id, kind: 'refused', code: error.code };
    return { id, kind: 'failed', message: error instanceof Error ? error.message : 'unknown' };
  }
}
