import { parentPort } from 'node:worker_threads';
import {
  createRecentDocuments,
  type OpenDocument,
} from '../../domain/analyses/recent-documents.ts';
import { describeFailure } from '../threads/thread-failure.ts';
import { answerSelection } from './answer-selection.ts';
import { getIndexes } from './document-indexes.ts';
import type { QuestionThreadReply, QuestionThreadRequest } from './question-messages.ts';
import { searchDocument } from './search-document.ts';
import { verifySentence } from './verify-sentence.ts';

if (parentPort === null) throw new Error('this file runs as a worker thread');
const port = parentPort;
const recent = createRecentDocuments({ maxDocuments: 8, maxBytes: 48 * 1024 * 1024 });

port.on('message', (request: QuestionThreadRequest) => port.postMessage(reply(request)));

function reply(request: QuestionThreadRequest): QuestionThreadReply {
  const { id, materialKey, material } = request;
  try {
    const document = recent.find(materialKey) ?? (material && recent.keep(materialKey, material));
    if (document === undefined) return { id, kind: 'missing' };
    return { id, kind: 'done', gives: work(document, request) };
  } catch (error) {
    return { id, ...describeFailure(error) };
  }
}

function work(document: OpenDocument, request: QuestionThreadRequest): unknown {
  if (request.kind === 'explain') return answerSelection(document, request.takes);
  if (request.kind === 'search') return searchDocument(document, request.takes);
  const { passages, sentences } = request.takes;
  const { known } = getIndexes(document);
  return sentences.map((sentence) => verifySentence(known, sentence, passages));
}
