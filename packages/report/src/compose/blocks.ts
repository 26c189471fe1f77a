import type { ClauseReference, Evidence } from '@clauselight/schema';
import type { Block, Column, Fact, Section, Words } from '../content.ts';
import type { Places } from './places.ts';

/** A section, or nothing where nothing stands below its heading. */
export function createSection(title: string, blocks: readonly Block[]): readonly Section[] {
  return blocks.length === 0 ? [] : [{ title, blocks }];
}

/** A group, or nothing where nothing stands below its heading. */
export function createGroup(title: string, blocks: readonly Block[]): readonly Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'group', title, blocks }];
}

/** Facts, or nothing where there are none. */
export function createFacts(facts: readonly Fact[]): readonly Block[] {
  return facts.length === 0 ? [] : [{ kind: 'facts', facts }];
}

/** A paragraph, or nothing where there are no words. */
export function createParagraph(words: string | undefined): readonly Block[] {
  return words === undefined || words === '' ? [] : [{ kind: 'paragraph', words }];
}

/** A list, or nothing where it has no items. */
export function createList(items: readonly Words[]): readonly Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', items }];
}

/** A fact, or nothing where it is not known. */
export function createFact(
  label: string,
  words: Words | undefined,
  rest: Pick<Fact, 'quote' | 'place'> = {},
): readonly Fact[] {
  return words === undefined || words === '' ? [] : [{ label, words, ...rest }];
}

export interface TableColumn<Row> extends Column {
  /** What a row says in the column; nothing where it says nothing. */
  readonly cell: (row: Row) => Words | undefined;
}

export interface TableInput<Row> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
}

/** A table without the columns in which no row says anything; nothing where it has no rows. */
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

/** A passage of the document with where it stands. */
export function createQuote(
  evidence: Evidence,
  { places, clause }: { readonly places: Places; readonly clause?: ClauseReference | undefined },
): Block {
  const place = places.find(evidence, clause);
  return { kind: 'quote', words: evidence.quote, ...(place !== undefined && { place }) };
}

/** What a fact says of the passage it rests on: its words, where they are not the fact itself, and its place. */
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
