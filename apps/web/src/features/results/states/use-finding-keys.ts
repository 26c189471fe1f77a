import type { FindingStateName } from '@clauselight/schema';
import { type RefObject, useEffect } from 'react';
import { useLatestCallback } from '../../../lib/use-latest-callback.ts';

/** The keys that decide about the finding with the focus. */
export const stateKeys: Readonly<Record<string, FindingStateName>> = {
  a: 'accepted',
  n: 'negotiate',
  d: 'done',
  x: 'not-a-risk',
  o: 'open',
};

interface FindingKeys {
  /** Decides about a finding; where there is no finding after it, its own row keeps the focus. */
  onDecide: (findingId: string, state: FindingStateName, isLast: boolean) => void;
  onUndo: () => void;
  onHelp: () => void;
}

/**
 * Works through the findings within an element by single keys. Keys that change something need the focus on a finding,
 * as WCAG 2.1.4 wants it; those that only move also work from the tab and where nothing else has
 * the focus.
 */
export function useFindingKeys(area: RefObject<HTMLElement | null>, keys: FindingKeys): void {
  const press = useLatestCallback((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
    if (!area.current?.contains(target) && !isIdle(target)) return;
    const rows = [...(area.current?.querySelectorAll<HTMLElement>('[data-finding]') ?? [])];
    const at = rows.findIndex((row) => row.contains(target));
    if (act(event.key, rows, at)) event.preventDefault();
  });

  /** Whether the key means something here. */
  function act(key: string, rows: readonly HTMLElement[], at: number): boolean {
    const row = rows[at];
    const state = stateKeys[key];
    if (key === 'j' || key === 'k')
      return focusRow(rows[key === 'j' ? at + 1 : Math.max(at - 1, 0)]);
    if (key === '?') keys.onHelp();
    else if (key === 'u') keys.onUndo();
    else if (row === undefined) return false;
    else if (key === 'e') openNote(row);
    else if (state !== undefined && row.dataset.fixed === undefined) {
      const next = rows[at + 1];
      keys.onDecide(row.dataset.finding ?? '', state, next === undefined);
      focusRow(next);
    } else return false;
    return true;
  }

  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [press]);
}

function isTyping(target: HTMLElement): boolean {
  return (
    target.closest('input, textarea, select, [contenteditable], [role="menu"], dialog') !== null
  );
}

/** Whether no key means anything there: a tab just chosen, or what only a script can focus, as a page's heading. */
function isIdle(target: HTMLElement): boolean {
  return target.tabIndex < 0 || target.role === 'tab';
}

function focusRow(row: HTMLElement | undefined): boolean {
  const target = row?.querySelector<HTMLElement>('[data-finding-focus], button');
  target?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Opens a finding and goes to its note. */
function openNote(row: HTMLElement): void {
  const toggle = row.querySelector<HTMLElement>('[data-finding-focus]');
  if (toggle?.getAttribute('aria-expanded') === 'false') toggle.click();
  // The note is there after the next paint.
  requestAnimationFrame(() => row.querySelector<HTMLElement>('[data-finding-note]')?.focus());
}
