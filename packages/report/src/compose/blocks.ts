import type { ClauseReference, Evidence } from '@clauselight/schema';
import type { Block, Column, Fact, RichText, Section } from '../content.ts';
import type { Places } from './places.ts';

/** A section; empty if it has no content. */
export function createSection(title: string, blocks: readonly Block[]): readonly Section[] {
  return blocks.length === 0 ? [] : [{ title, blocks }];
}

/** A group; empty if it has no content. */
export function createGroup(title: string, blocks: readonly Block[]): readonly Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'group', title, blocks }];
}

/** Facts; empty if there are none. */
export function createFacts(facts: readonly Fact[]): readonly Block[] {
  return facts.length === 0 ? [] : [{ kind: 'facts', facts }];
}

/** A paragraph; empty if there are no words. */
export function createParagraph(words: string | undefined): readonly Block[] {
  return words === undefined || words === '' ? [] : [{ kind: 'paragraph', words }];
}

/** A list; empty if it has no items. */
export function createList(items: readonly RichText[]): readonly Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', items }];
}

/** A fact; empty if its value is unknown. */
export function createFact(
  label: string,
  words: RichText | undefined,
  rest: Pick<Fact, 'quote' | 'place'> = {},
): readonly Fact[] {
  return words === undefined || words === '' ? [] : [{ label, words, ...rest }];
}

export interface TableColumn<Row> extends Column {
  /** The text of a cell; empty if the row has no value. */
  readonly cell: (row: Row) => RichText | undefined;
}

export interface TableInput<Row> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
}

/** A table without empty columns; empty if it has no rows. */
export function createTable<Row>({ caption, columns, rows }: TableInput<Row>): readonly Block[] {
  if (rows.length === 0) return [];
  const filled = columns
    .map(({ cell, ...column }) => ({ column, cells: rows.map((row) => cell(row) ?? '') }))
    .filter(({ cells }) => cells.some((words) => words !== ''));
  return [
    {
      kind: 'table',
      caption,
      columns: filled.map(({ column }) => column),
      rows: rows.map((_, index) => filled.map(({ cells }) => cells[index] ?? '')),
    },
  ];
}

/** A passage of the document with its position. */
export function createQuote(
  evidence: Evidence,
  { places, clause }: { readonly places: Places; readonly clause?: ClauseReference | undefined },
): Block {
  const place = places.find(evidence, clause);
  return { kind: 'quote', words: evidence.quote, ...(place !== undefined && { place }) };
}

/** The quote on which a fact rests, unless it equals the fact itself, and its position. */
export function createAnchor(
  evidence: Evidence | undefined,
  { places, said }: { readonly places: Places; readonly said?: string },
): Pick<Fact, 'quote' | 'place'> {
  if (evidence === undefined) return {};
  const place = places.find(evidence);
  return {
    ...(evidence.quote !== said && { quote: evidence.quote }),
    ...(place !== undefined && { place }),
  };
}
