import type { Block, SourceText, Span } from '@clauselight/schema';

/** A named value of a data file as the reader outlines it: `price: 9.99`. */
export interface DataField {
  /** The names of the parts that contain it, without the numbers of items, and its own name. */
  readonly path: readonly string[];
  readonly key: Span;
  readonly value: Span;
  /** The part of the outline in which it stands directly; nothing at the outermost level. */
  readonly part: DataPart | undefined;
}

/** A heading of the outline. */
export interface DataPart {
  readonly label: string;
  readonly level: number;
  readonly block: Block;
  readonly parent: DataPart | undefined;
  /** Its number among the items of a list; 0 if it is not in a list. */
  readonly item: number;
  readonly path: readonly string[];
}

/** The parts and values of a data file in document order. */
export interface DataContents {
  readonly parts: readonly DataPart[];
  readonly fields: readonly DataField[];
  /** Part in which each table of the document stands, in the order of tables. */
  readonly tableParts: readonly (DataPart | undefined)[];
  /** Values in a list, without a name. */
  readonly listItems: number;
}

const longestKey = 120;

/** Reads the outline that the reader made of JSON or XML. */
export function readContents({ text, blocks }: SourceText): DataContents {
  const parts: DataPart[] = [];
  const fields: DataField[] = [];
  const tableParts: (DataPart | undefined)[] = [];
  let part: DataPart | undefined;
  let lastTable: number | undefined;
  let listItems = 0;
  for (const block of blocks) {
    if (block.kind === 'table-row') {
      if (lastTable !== block.table) tableParts.push(part);
      lastTable = block.table;
      continue;
    }
    lastTable = undefined;
    if (block.kind === 'heading') {
      part = createPart(text, block, part);
      parts.push(part);
    } else if (block.kind === 'list-item') listItems += 1;
    else {
      const field = readField(text, block, part);
      if (field !== undefined) fields.push(field);
    }
  }
  return { parts, fields, tableParts, listItems };
}

/** A part is an item if it repeats the name of the part around it with a number: `data`, `data 2`. */
function createPart(text: string, block: Block, last: DataPart | undefined): DataPart {
  const label = text.slice(block.start, block.end).replace(/\s+/g, ' ');
  const level = block.level ?? 1;
  let parent = last;
  while (parent !== undefined && parent.level >= level) parent = parent.parent;
  const [, name, number] = /^(.{1,120}?) (\d{1,7})$/.exec(label) ?? [];
  const isItem =
    name !== undefined &&
    (name === parent?.label || (parent === undefined && /^(?:Item|Record)$/.test(name)));
  const above = parent?.path ?? [];
  return {
    label,
    level,
    block,
    parent,
    item: isItem ? Number(number) : 0,
    path: isItem ? above : [...above, label],
  };
}

function readField(text: string, block: Block, part: DataPart | undefined): DataField | undefined {
  const limit = Math.min(block.end, block.start + longestKey);
  const head = text.slice(block.start, limit);
  const at = head.indexOf(': ');
  const end = at >= 0 ? at : head.endsWith(':') ? head.length - 1 : -1;
  if (end <= 0 || head.lastIndexOf('\n', end) >= 0) return undefined;
  const colon = block.start + end;
  return {
    path: [...(part?.path ?? []), head.slice(0, end)],
    key: { start: block.start, end: colon },
    value: { start: Math.min(colon + 2, block.end), end: block.end },
    part,
  };
}
