import type { ChangeEdit } from '@clauselight/schema';
import type { AttemptedChange } from './prove-changes.ts';

/** Gives new paragraphs at one place numbers that follow each other. */
export function numberParagraphs(changes: readonly AttemptedChange[]): readonly AttemptedChange[] {
  const counts = new Map<number, number>();
  const number = (edit: ChangeEdit): ChangeEdit => {
    const { paragraph } = edit;
    if (paragraph === undefined) return edit;
    const before = counts.get(edit.start) ?? 0;
    counts.set(edit.start, before + 1);
    return { ...edit, paragraph: { ...paragraph, number: raise(paragraph.number, before) } };
  };
  return changes.map((change) => ({ ...change, edits: change.edits.map(number) }));
}

function raise(number: string, by: number): string {
  return number.replace(/\d+/, (digits) => String(Number(digits) + by));
}
