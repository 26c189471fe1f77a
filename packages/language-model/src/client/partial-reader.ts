import { findPartialJson } from './find-json.ts';

/** Parsing everything again for every few characters would take longer than the answer itself. */
const longestUnread = 400;

/** Reports a growing answer whenever an element has begun or ended, and at intervals. */
export function createPartialReader(
  onPartial: ((partial: unknown) => void) | undefined,
): (text: string, added: string) => Promise<void> {
  let readTo = 0;
  return async (text, added) => {
    if (onPartial === undefined) return;
    if (!/[{}[\]]/.test(added) && text.length - readTo < longestUnread) return;
    readTo = text.length;
    const partial = await findPartialJson(text);
    if (partial !== undefined) onPartial(partial);
  };
}
