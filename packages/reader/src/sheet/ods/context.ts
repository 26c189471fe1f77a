/** Where words belong: to a cell, to a note on it, to a shape, or nowhere. */
export type WordContext = 'sheet' | 'cell' | 'note' | 'shape' | 'none';

/** An element that is open. */
export interface OpenElement {
  readonly context: WordContext;
  /** Set on the element that opened the context. */
  readonly attributes?: Readonly<Record<string, string>>;
}

const outside = new Set([
  'table:covered-table-cell',
  'table:tracked-changes',
  'table:content-validations',
  'table:dde-links',
  'table:scenario',
  'office:forms',
  'office:settings',
  'office:master-styles',
]);

/** Finds the context of the words inside an element from the element's own context. */
export function findContext(name: string, current: WordContext): WordContext {
  if (current === 'none' || outside.has(name)) return 'none';
  if (name === 'office:annotation') return 'note';
  if (name.startsWith('draw:') && current !== 'note') return 'shape';
  // A table inside a cell is read as that cell's words.
  return name === 'table:table-cell' && current === 'sheet' ? 'cell' : current;
}
