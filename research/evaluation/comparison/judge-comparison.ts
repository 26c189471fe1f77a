import type { Comparison, PassageChange } from '@clauselight/schema';
import { type KnownEdit, movedKind } from './edit-contract.ts';

export interface Judged {
  readonly found: readonly KnownEdit[];
  readonly missed: readonly KnownEdit[];
  /** Changes that no edit made. */
  readonly other: readonly PassageChange[];
}

/**
 * Which edits a comparison names, each by a passage of its own with its very words, and which changes it names besides.
 * Words are compared by their letters and figures alone: readers set white space anew.
 */
export function judgeComparison(comparison: Comparison, edits: readonly KnownEdit[]): Judged {
  const changes = comparison.passages.filter(isChange);
  const owners = changes.map(
    (change) =>
      edits.find((edit) => isWhole(change, edit)) ?? edits.find((edit) => isOf(change, edit)),
  );
  const found = edits.filter((edit) =>
    isFound(
      edit,
      changes.filter((_, index) => owners[index] === edit),
    ),
  );
  return {
    found,
    missed: edits.filter((edit) => !found.includes(edit)),
    other: changes.filter((_, index) => owners[index] === undefined),
  };
}

/** The changes that a comparison reports: other words, another position, another number, another division into paragraphs. */
function isChange({ kind, isMoved, isRenumbered, paragraphs }: PassageChange): boolean {
  return kind !== 'same' || isMoved || isRenumbered || paragraphs !== undefined;
}

/** Whether a change is of the very paragraph that was edited. */
function isWhole(change: PassageChange, edit: KnownEdit): boolean {
  const [before, after] = [joinWords(change, 'before'), joinWords(change, 'after')].map(toLetters);
  return (
    (before !== '' && before === toLetters(edit.before.join(' '))) ||
    (after !== '' && after === toLetters(edit.after.join(' ')))
  );
}

function isOf(change: PassageChange, edit: KnownEdit): boolean {
  const before = toLetters(joinWords(change, 'before'));
  const after = toLetters(joinWords(change, 'after'));
  return (
    (before !== '' && toLetters(edit.before.join(' ')).includes(before)) ||
    (after !== '' && toLetters(edit.after.join(' ')).includes(after)) ||
    // A reader may join the paragraph with its neighbor.
    (before !== '' && before.includes(toLetters(edit.before.join(' ')))) ||
    (edit.after.length > 0 && after.includes(toLetters(edit.after.join(' '))))
  );
}

function isFound(edit: KnownEdit, changes: readonly PassageChange[]): boolean {
  if (edit.kind === movedKind) {
    return changes.some(({ kind, isMoved }) => kind === 'same' && isMoved);
  }
  if (edit.removed === '' && edit.inserted === '') {
    return changes.some(({ paragraphs }) => paragraphs === 'split') && changes.every(isSame);
  }
  const of = (kind: 'deletion' | 'insertion') =>
    toLetters(
      changes
        .flatMap(({ words }) => words.filter((word) => word.kind === kind))
        .map(({ text }) => text)
        .join(' '),
    );
  return (
    of('deletion') === toLetters(edit.removed) && isInserted(of('insertion'), edit, of('deletion'))
  );
}

function isSame({ kind }: PassageChange): boolean {
  return kind === 'same';
}

function isInserted(inserted: string, edit: KnownEdit, deleted: string): boolean {
  return inserted === toLetters(edit.inserted) && (inserted !== '' || deleted !== '');
}

function joinWords({ words }: PassageChange, version: 'before' | 'after'): string {
  const absent = version === 'before' ? 'insertion' : 'deletion';
  return words
    .filter(({ kind }) => kind !== absent)
    .map(({ text, before }) => (version === 'before' ? (before ?? text) : text))
    .join('');
}

function toLetters(text: string): string {
  return text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
}
