import type { Column, PlacedCell } from '../column.ts';

/** One way of writing dates, and the cells that have it. */
interface DateStyle {
  /** As people say it: `2025-01-31`, `31/01/2025`. */
  readonly style: string;
  readonly places: readonly PlacedCell[];
}

/** The ways in which a column writes its dates, the most frequent first. */
export function listDateStyles({ cells, type }: Column): readonly DateStyle[] {
  if (type !== 'date') return [];
  const styles = new Map<string, PlacedCell[]>();
  for (const place of cells) {
    if (place.cell.kind !== 'date') continue;
    const style = findStyle(place.cell.words);
    if (style === undefined) continue;
    const known = styles.get(style);
    if (known === undefined) styles.set(style, [place]);
    else known.push(place);
  }
  settleOrder(styles);
  return [...styles]
    .map(([style, places]) => ({ style, places }))
    .sort((a, b) => b.places.length - a.places.length);
}

const eitherOrder = 'DD/MM/YYYY or MM/DD/YYYY';

function findStyle(words: string): string | undefined {
  const day = words.split(/[T ]\d{1,2}:/)[0] ?? '';
  if (/^\d{4}-\d\d?-\d\d?$/.test(day)) return 'YYYY-MM-DD';
  if (/^\d{4}[/.]/.test(day)) return 'YYYY/MM/DD';
  if (/^\d{1,2}\. ?\d{1,2}\. ?\d{2,4}$/.test(day)) return 'DD.MM.YYYY';
  const [, a, b] = /^(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}$/.exec(day) ?? [];
  if (a !== undefined) {
    if (Number(a) > 12) return 'DD/MM/YYYY';
    return Number(b) > 12 ? 'MM/DD/YYYY' : eitherOrder;
  }
  if (/^\d{1,2}\D{1,4}[A-Za-z]{3,9}/.test(day)) return 'day and month in words';
  if (/^[A-Za-z]{3,9}\.? \d{1,2}\D/.test(day)) return 'month in words and day';
  return undefined;
}

/** 03/04/2025 follows the order that other dates of the column show; if they show both, it is ambiguous. */
function settleOrder(styles: Map<string, PlacedCell[]>): void {
  const open = styles.get(eitherOrder);
  if (open === undefined) return;
  const shown = ['DD/MM/YYYY', 'MM/DD/YYYY'].filter((style) => styles.has(style));
  const [only] = shown;
  if (only === undefined || shown.length > 1) {
    if (shown.length > 1) styles.delete(eitherOrder);
    return;
  }
  styles.delete(eitherOrder);
  styles.set(only, [...(styles.get(only) ?? []), ...open]);
}
