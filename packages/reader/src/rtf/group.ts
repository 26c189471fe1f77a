import type { TextSource } from './text-source.ts';

/** Receives the content of a group; `depth` counts the open groups inside it. */
export interface GroupVisitor {
  /** A control word; its parameter is undefined if none is written. */
  word?(word: string, parameter: number | undefined, depth: number): void;
  text?(text: string, depth: number): void;
  /** A group inside was closed; `depth` is its own. */
  close?(depth: number): void;
}

/**
 * Reads the rest of the open group, including its closing brace. Inner groups for newer readers only (`\*`) are skipped
 * unless `readsStarred` is set.
 */
export function readGroup(
  source: TextSource,
  visitor: GroupVisitor & { readonly readsStarred?: boolean },
): void {
  const outerDepth = source.depth;
  for (;;) {
    const event = source.next();
    if (event === 'end') return;
    const depth = source.depth - outerDepth;
    if (event === 'close') {
      if (depth < 0) return;
      visitor.close?.(depth + 1);
    } else if (event === 'text') {
      visitor.text?.(source.text, depth);
    } else if (event === 'word') {
      if (source.word !== '*')
        visitor.word?.(source.word, source.hasParameter ? source.parameter : undefined, depth);
      else if (visitor.readsStarred !== true && depth > 0) source.skipGroup();
    }
  }
}

/** The text of the rest of the open group, including its closing brace. */
export function readGroupText(source: TextSource): string {
  const parts: string[] = [];
  readGroup(source, { text: (text) => parts.push(text) });
  return parts.join('');
}
