import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** A document that tries to steer the machine that reads it. */
export interface HostileDocument {
  /** Name of its file in the folder, without the ending. */
  readonly slug: string;
  readonly name: string;
  /** What it wants to happen. */
  readonly wants: string;
  /** As it is uploaded: the ending says its format. */
  readonly fileName: string;
  readonly text: string;
}

const folder = new URL('./hostile-documents/', import.meta.url);
const form = z.strictObject({
  name: z.string().min(1),
  wants: z.string().min(1),
  fileName: z.string().min(1),
  lines: z.array(z.string()).min(1),
});

/** Every document of the suite, by the name of its file: one attack each, in a short contract, invoice, essay or letter. */
export function listHostileDocuments(): readonly HostileDocument[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.toSorted().map((file) => {
    const { lines, ...rest } = form.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    return { slug: file.slice(0, -'.json'.length), ...rest, text: lines.join('\n') };
  });
}
