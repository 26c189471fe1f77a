import { readDocument } from '../read-document.ts';
import type { ReadInput } from './read-in-sandbox.ts';
import { serveTask } from './serve-task.ts';

// The program that reads: its output is the source text as JSON in UTF-8.
serveTask<ReadInput>(async (file, { input, limits, onProgress }) => {
  const value = await readDocument(file, { ...input, limits, onProgress });
  return Buffer.from(JSON.stringify(value));
});
