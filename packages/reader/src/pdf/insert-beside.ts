import { createDraft, type Draft } from '../source/draft.ts';
import { listMarks } from './join-lines.ts';
import { getLineText, type Line } from './lines.ts';
import type { PageLines } from './page.ts';
import type { RunningRole } from './running-lines.ts';

/** What pages hold beside the running text. */
export interface BesidePages {
  readonly running: readonly { readonly line: Line; readonly role: RunningRole }[];
  readonly notes: readonly Draft[];
  /** For text at an angle and for notes about pages without text. */
  readonly pages: readonly PageLines[];
}

interface PageSides {
  readonly headers: Draft[];
  readonly notes: Draft[];
  readonly footers: Draft[];
}

/**
 * Inserts headers, notes and footers between blocks, never inside one: a header before the first block that begins on
 * its page; a note and a footer after the last that does, or before it if that block continues on the next page.
 */
export function insertBeside(drafts: readonly Draft[], beside: BesidePages): Draft[] {
  const body = new Map<number, Draft[]>();
  for (const draft of drafts) addTo(body, getFirstPage(draft), draft);
  const sides = collectSides(beside);
  const inserted: Draft[] = [];
  const add = (more: readonly Draft[]) => {
    for (const draft of more) inserted.push(draft);
  };
  for (const page of [...new Set([...body.keys(), ...sides.keys()])].sort((a, b) => a - b)) {
    const own = body.get(page) ?? [];
    const { headers, notes, footers } = sides.get(page) ?? createEmptySides();
    const last = own.at(-1);
    const runsOn = last !== undefined && hasSeveralPages(last);
    add(headers);
    add(runsOn ? own.slice(0, -1) : own);
    add(notes);
    add(footers);
    add(runsOn ? own.slice(-1) : []);
  }
  return inserted;
}

function collectSides({ running, notes, pages }: BesidePages): ReadonlyMap<number, PageSides> {
  const sides = new Map<number, PageSides>();
  const open = (page: number) => {
    const known = sides.get(page) ?? createEmptySides();
    sides.set(page, known);
    return known;
  };
  for (const { line, role } of running) {
    const side = open(line.page);
    (role === 'header' ? side.headers : side.footers).push(createRunning(line, role));
  }
  for (const note of notes) open(getFirstPage(note)).notes.push(note);
  for (const { page, asides, unplacedMarks } of pages) {
    for (const text of asides) open(page).footers.push(createDraft(text, { kind: 'footer', page }));
    if (unplacedMarks.length > 0)
      open(page).footers.push({ kind: 'footer', runs: [{ text: '', page, marks: unplacedMarks }] });
  }
  return sides;
}

function createEmptySides(): PageSides {
  return { headers: [], notes: [], footers: [] };
}

function createRunning(line: Line, kind: RunningRole): Draft {
  const marks = listMarks(line).map(({ mark }) => mark);
  const { page, confidence } = line;
  const facts = {
    ...(marks.length === 0 ? {} : { marks }),
    ...(confidence === undefined ? {} : { confidence }),
  };
  return { kind, runs: [{ text: getLineText(line), page, ...facts }] };
}

function getFirstPage(draft: Draft): number {
  return draft.runs.find(({ page }) => page !== undefined)?.page ?? 1;
}

function hasSeveralPages({ runs }: Draft): boolean {
  const pages = runs.flatMap(({ page }) => (page === undefined ? [] : [page]));
  return pages.some((page) => page !== pages[0]);
}

function addTo(groups: Map<number, Draft[]>, page: number, draft: Draft): void {
  const group = groups.get(page) ?? [];
  groups.set(page, group);
  group.push(draft);
}
