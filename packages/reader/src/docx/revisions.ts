import type { Authorship } from '@clauselight/schema';
import type { XmlElement } from '../xml/tree.ts';

/** The author and date of a tracked change, as its element states. */
export function readAuthorship({ attributes: { author, date } }: XmlElement): Authorship {
  return {
    ...(author === undefined ? {} : { author }),
    ...(date === undefined ? {} : { date }),
  };
}

export const insertions: ReadonlySet<string> = new Set(['w:ins', 'w:moveTo']);
export const deletions: ReadonlySet<string> = new Set(['w:del', 'w:moveFrom']);

/** Tracked changes to a paragraph mark, a row or a cell as a whole. */
export interface ChangeFacts {
  readonly inserted?: Authorship;
  readonly deleted?: Authorship;
}

const noChanges: ChangeFacts = Object.freeze({});
const kinds: ReadonlyMap<string, keyof ChangeFacts> = new Map([
  ...[...insertions, 'w:cellIns'].map((name) => [name, 'inserted'] as const),
  ...[...deletions, 'w:cellDel'].map((name) => [name, 'deleted'] as const),
]);

/** Reads the changes from the properties of a paragraph mark (`w:rPr`), of a row or of a cell. */
export function readChanges(properties: XmlElement | undefined): ChangeFacts {
  let changes = noChanges;
  for (const child of properties?.children ?? []) {
    if (typeof child === 'string') continue;
    const kind = kinds.get(child.name);
    if (kind === undefined || changes[kind] !== undefined) continue;
    changes = { ...changes, [kind]: readAuthorship(child) };
  }
  return changes;
}
