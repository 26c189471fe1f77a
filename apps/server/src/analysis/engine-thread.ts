import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { analyze, readClauseModel } from '@clauselight/engine';
import { parseSourceText } from '@clauselight/schema';
import type { EngineAnswer, EngineRequest } from './engine-messages.ts';

if (parentPort === null) throw new Error('this file runs as a worker thread');
const port = parentPort;
const weights = import.meta.resolve('@clauselight/engine/weights/clauses.bin');
const clauseModel = readClauseModel(readFileSync(new URL(weights)));
const answer = (message: EngineAnswer) => port.postMessage(message);

port.on('message', ({ id, sourceText }: EngineRequest) => {
  try {
    const checked = parseSourceText(new TextDecoder().decode(sourceText));
    answer({ id, kind: 'accepted' });
    const analysis = analyze(checked, {
      clauseModel,
      onProgress: (progress) => answer({ id, kind: 'progress', progress }),
    });
    answer({ id, kind: 'done', analysis });
  } catch (error) {
    answer({
      id,
      kind: 'failed',
      message: error instanceof Error ? error.message : 'unknown',
    });
  }
});
