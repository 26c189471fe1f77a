import { findPartialJson } from './find-json.ts';

/** Reading all again for every few letters would take longer than the answer itself. */
const longestUnread = 400;

/** Passes an answer on while it is being written: whenever something in it has begun or ended, and now and then. */
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
