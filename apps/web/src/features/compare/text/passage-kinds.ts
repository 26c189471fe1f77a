import type { PassageChange } from '@clauselight/schema';
import type { ChangeFilter } from '../compare-view.ts';

/** Whether a passage counts as a change; one that was only renumbered does not. */
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

/** Whether a passage passes a filter. */
export function passesFilter(passage: PassageChange, filter: ChangeFilter): boolean {
  return passes[filter](passage);
}

/** A way in which a passage can differ between the versions. */
export type ChangeName =
  | 'changed'
  | 'added'
  | 'removed'
  | 'moved'
  | 'renumbered'
  | 'divided'
  | 'joined'
  | 'redirected';

/** How a passage differs between the versions, the most important first; empty for one that is the same. */
export function nameChanges(passage: PassageChange): ChangeName[] {
  const { kind, isMoved, isRenumbered, paragraphs, redirected } = passage;
  const names: ChangeName[] = kind === 'same' ? [] : [kind];
  if (isMoved) names.push('moved');
  if (isRenumbered) names.push('renumbered');
  if (paragraphs) names.push(paragraphs === 'split' ? 'divided' : 'joined');
  if (redirected.length > 0) names.push('redirected');
  return names;
}
