import type { PassageChange } from '@clauselight/schema';
import type { ChangeFilter } from '../compare-view.ts';

/** Whether a passage is worth stopping at; one that bears another number and nothing else is not. */
export function isChange({ kind, isMoved, redirected, paragraphs }: PassageChange): boolean {
  return kind !== 'same' || isMoved || redirected.length > 0 || paragraphs !== undefined;
}

const passes = {
  all: isChange,
  changes: isChange,
  changed: ({ kind }) => kind === 'changed',
  added: ({ kind }) => kind === 'added',
  removed: ({ kind }) => kind === 'removed',
  moved: ({ isMoved }) => isMoved,
  renumbered: ({ isRenumbered }) => isRenumbered,
} as const satisfies Record<ChangeFilter, (passage: PassageChange) => boolean>;

/** Whether a passage is one of those that a filter lets the reader walk through. */
export function passesFilter(passage: PassageChange, filter: ChangeFilter): boolean {
  return passes[filter](passage);
}

/** What can become of a passage, in words. */
export type ChangeName =
  | 'Changed'
  | 'Added'
  | 'Removed'
  | 'Moved'
  | 'Renumbered'
  | 'Paragraph divided'
  | 'Paragraphs joined'
  | 'Reference leads elsewhere';

/** What became of a passage, the most telling first; nothing where nothing did. */
export function nameChanges(passage: PassageChange): ChangeName[] {
  const { kind, isMoved, isRenumbered, paragraphs, redirected } = passage;
  const names: ChangeName[] = kind === 'same' ? [] : [kindNames[kind]];
  if (isMoved) names.push('Moved');
  if (isRenumbered) names.push('Renumbered');
  if (paragraphs) names.push(paragraphs === 'split' ? 'Paragraph divided' : 'Paragraphs joined');
  if (redirected.length > 0) names.push('Reference leads elsewhere');
  return names;
}

const kindNames = { changed: 'Changed', added: 'Added', removed: 'Removed' } as const;
