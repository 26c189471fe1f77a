import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { analyzeDocument, readWeights } from '@clauselight/engine';
import { createGrammarChecker } from '@clauselight/grammar';
import { parseSourceText } from '@clauselight/schema';
import type { EngineAnswer, EngineRequest } from './engine-messages.ts';

if (parentPort === null) throw new Error('this file runs as a worker thread');
const port = parentPort;
const weights = readWeights((name) =>
  readFileSync(new URL(import.meta.resolve(`@clauselight/engine/weights/${name}`))),
);
const grammar = createGrammarChecker();
const answer = (message: EngineAnswer) => port.postMessage(message);

port.on('message', async ({ id, sourceText, kind }: EngineRequest) => {
  try {
    const checked = parseSourceText(new TextDecoder().decode(sourceText));
    const text = encodeText(checked.text);
    port.postMessage({ id, kind: 'accepted', text } satisfies EngineAnswer, [text.buffer]);
    const analysis = await analyzeDocument(checked, {
      weights,
      kind,
      checkLanguage: grammar.check,
      onProgress: (progress) => answer({ id, kind: 'progress', progress }),
      onStepFailed: (step, error) =>
        answer({ id, kind: 'step-failed', step, message: toMessage(error) }),
    });
    answer({ id, kind: 'done', analysis });
  } catch (error) {
    answer({ id, kind: 'failed', message: toMessage(error) });
  }
});

/** Memory of its own, so that it can be handed over instead of copied. */
function encodeText(text: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(text.length * 2);
  bytes.write(text, 'utf16le');
  return bytes;
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
