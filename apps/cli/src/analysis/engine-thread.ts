import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { analyzeDocument, readWeights } from '@clauselight/engine';
import { createGrammarChecker } from '@clauselight/grammar';
import { parseSourceText } from '@clauselight/schema';
import type { EngineAnswer } from './engine-messages.ts';

if (parentPort === null) throw new Error('this file runs as a worker thread');
const port = parentPort;
const answer = (message: EngineAnswer) => port.postMessage(message);

const sourceText = parseSourceText(new TextDecoder().decode(workerData as Uint8Array));
const analysis = await analyzeDocument(sourceText, {
  weights: readWeights((name) =>
    readFileSync(new URL(import.meta.resolve(`@clauselight/engine/weights/${name}`))),
  ),
  checkLanguage: createGrammarChecker().check,
  onProgress: (progress) => answer({ kind: 'progress', progress }),
});
answer({ kind: 'done', document: { sourceText, analysis } });
