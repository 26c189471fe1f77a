import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Analysis } from '@clauselight/schema';
import { createRunners, type Runners } from '../src/jobs/runners.ts';

/**
 * Runners for all servers of a test process: their threads start once, and the same bytes are read and analyzed once. Tests
 * of reading and analyzing have runners of their own.
 */
export function getSharedRunners(): Runners {
  shared ??= rememberWork(createRunners());
  return shared;
}

let shared: Runners | undefined;

function rememberWork(runners: Runners): Runners {
  return {
    ...runners,
    read: rememberReading(runners.read),
    engine: rememberAnalyses(runners.engine),
    close: async () => undefined,
  };
}

function rememberReading(read: Runners['read']): Runners['read'] {
  const known = new Map<string, Uint8Array>();
  return async (request, options) => {
    const key = `${request.format} ${hash(await readFile(request.path))}`;
    const found = known.get(key) ?? (await read(request, options));
    known.set(key, found);
    return found;
  };
}

interface KnownAnalysis {
  readonly analysis: Analysis;
  readonly text: Uint8Array;
}

function rememberAnalyses(engine: Runners['engine']): Runners['engine'] {
  const known = new Map<string, KnownAnalysis>();
  return {
    ...engine,
    async run(sourceText, options) {
      const key = `${hash(sourceText)} ${options.kind ?? ''}`;
      const found = known.get(key);
      if (found === undefined) {
        let text = new Uint8Array();
        const onAccepted = (accepted: Uint8Array) => {
          text = Uint8Array.from(accepted);
          options.onAccepted?.(accepted);
        };
        const analysis = await engine.run(sourceText, { ...options, onAccepted });
        known.set(key, { analysis, text });
        return analysis;
      }
      options.signal.throwIfAborted();
      options.onAccepted?.(found.text);
      return found.analysis;
    },
  };
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
