import type { DueDate } from '@clauselight/schema';
import { findEvidence, type Passage } from '../../text/passage.ts';
import type { FoundDueDate } from '../../text/values/due-dates.ts';

/** A due date with its words and evidence. */
export function createDue({
  text,
  passage,
  due,
}: {
  readonly text: string;
  readonly passage: Passage;
  readonly due: FoundDueDate;
}): DueDate | undefined {
  const evidence = findEvidence(text, passage, due);
  if (evidence === undefined) return undefined;
  const { date, computation } = due;
  return {
    words: passage.text.slice(due.from, due.to),
    ...(date !== undefined && { date }),
    ...(computation !== undefined && { computation }),
    evidence,
  };
}
