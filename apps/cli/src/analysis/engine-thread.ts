import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { analyze, readClauseModel } from '@clauselight/engine';
import { parseSourceText } from '@clauselight/schema';
import type { EngineAnswer } from './engine-messages.ts';

if (parentPort === null) throw new Error('this file runs as a worker thread');
const port = parentPort;
const answer = (message: EngineAnswer) => port.postMessage(message);

const sourceText = parseSourceText(new TextDecoder().decode(workerData as Uint8Array));
const weights = import.meta.resolve('@clauselight/engine/weights/clauses.bin');
const analysis = analyze(sourceText, {
  clauseModel: readClauseModel(readFileSync(new URL(weights))),
  onProgress: (progress) => answer({ kind: 'progress', progress }),
});
answer({ kind: 'done', document: { sourceText, analysis } });
