import type { PassageChange } from '@clauselight/schema';
import type { Range } from './sentences.ts';

/** Inserted and deleted words that follow each other, as ranges of both versions of the passage. */
export interface Edit {
  readonly before: Range;
  readonly after: Range;
}

export interface EditedPassage {
  readonly before: string;
  readonly after: string;
  readonly edits: readonly Edit[];
}

/** Both versions of a passage and where they differ. A passage that was added or removed is one edit. */
export function listEdits({ words }: Pick<PassageChange, 'words'>): EditedPassage {
  let [before, after] = ['', ''];
  const edits: Edit[] = [];
  let open: { readonly before: number; readonly after: number } | undefined;
  const close = () => {
    if (open === undefined) return;
    edits.push({
      before: { start: open.before, end: before.length },
      after: { start: open.after, end: after.length },
    });
    open = undefined;
  };
  for (const word of words) {
    if (word.kind === 'same') {
      close();
      before += word.before ?? word.text;
      after += word.text;
      continue;
    }
    open ??= { before: before.length, after: after.length };
    if (word.kind === 'deletion') before += word.text;
    else after += word.text;
  }
  close();
  return { before, after, edits };
}
