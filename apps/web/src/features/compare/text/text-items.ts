import type { PassageChange } from '@clauselight/schema';
import type { ChangeFilter } from '../compare-view.ts';
import { type Departure, findDepartures } from './departures.ts';
import { isChange, passesFilter } from './passage-kinds.ts';

/** One line of what is shown of the text. */
export type TextItem =
  | {
      kind: 'row';
      passage: PassageChange;
      /** The number of the current change, from 1. */
      order?: number;
    }
  | {
      /** Unchanged passages that are shown on demand. */
      kind: 'run';
      passages: readonly PassageChange[];
    }
  | {
      /** The place that moved passages have left. */
      kind: 'departure';
      passages: Departure;
    };

export interface TextItemsInput {
  passages: readonly PassageChange[];
  filter: ChangeFilter;
  /** Ids of passages that the user requested: runs that contain one of them are expanded. */
  opened: ReadonlySet<string>;
  /** Id of the current passage, which is shown even if the filter excludes it. */
  row: string | undefined;
}

/** Unchanged passages shown beside a change, on either side. */
const context = 1;
/** Fewer than these are shown rather than hidden. */
const leastHidden = 3;

/** What is shown of the text: under `all` everything, unchanged runs folded; else what the filter lets through. */
export function listTextItems(input: TextItemsInput): TextItem[] {
  const { passages, filter } = input;
  const departures = findDepartures(passages);
  let order = 0;
  const toItem = (passage: PassageChange): TextItem => {
    if (!passesFilter(passage, filter)) return { kind: 'row', passage };
    order += 1;
    return { kind: 'row', passage, order };
  };
  const toDeparture = (id: string): TextItem[] => {
    const left = departures.get(id);
    return left ? [{ kind: 'departure', passages: left }] : [];
  };

  if (filter !== 'all') {
    const rows = passages.filter(({ id }) => id === input.row);
    const shown = new Set([...rows, ...passages.filter((one) => passesFilter(one, filter))]);
    return passages.filter((passage) => shown.has(passage)).map(toItem);
  }
  const items = passages.flatMap((passage) => [toItem(passage), ...toDeparture(passage.id)]);
  return foldRuns([...toDeparture(''), ...items], input);
}

/** Puts runs in the place of unchanged rows that stand between others. */
function foldRuns(
  items: readonly TextItem[],
  { opened, row }: Pick<TextItemsInput, 'opened' | 'row'>,
): TextItem[] {
  const folded: TextItem[] = [];
  let at = 0;
  while (at < items.length) {
    const end = findEndOfRun(items, at);
    // What stands between a change and the next one is there to be read with them.
    const first = at + (at === 0 ? 0 : context);
    const last = end - (end === items.length ? 0 : context);
    const hidden = items.slice(first, Math.max(first, last)).flatMap(getPassage);
    const isOpen = hidden.some(({ id }) => id === row || opened.has(id));
    if (hidden.length < leastHidden || isOpen) folded.push(...items.slice(at, end));
    else {
      folded.push(...items.slice(at, first), { kind: 'run', passages: hidden });
      folded.push(...items.slice(last, end));
    }
    folded.push(...items.slice(end, end + 1));
    at = end + 1;
  }
  return folded;
}

/** The index of the first item from `start` on that is no unchanged passage. */
function findEndOfRun(items: readonly TextItem[], start: number): number {
  let end = start;
  for (; end < items.length; end += 1) {
    const item = items[end];
    if (item?.kind !== 'row' || isChange(item.passage)) break;
  }
  return end;
}

function getPassage(item: TextItem): PassageChange[] {
  return item.kind === 'row' ? [item.passage] : [];
}
