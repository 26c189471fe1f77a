import * as z from 'zod/mini';
import { evidenceSchema } from '../span.ts';

const countSchema = z.int().check(z.nonnegative());

/** What the cells of a column hold, for the most part. */
export const columnTypeSchema = z.enum([
  'number',
  'money',
  'percent',
  'date',
  'category',
  'id',
  'text',
]);
export type ColumnType = z.infer<typeof columnTypeSchema>;

/** A figure of a column. */
export const columnFigureSchema = z.object({
  value: z.number(),
  /** With the column's unit and decimals: `$12,000.00`. */
  display: z.string(),
  /** The cell that holds it; absent if it was worked out. */
  evidence: z.optional(evidenceSchema),
});
export type ColumnFigure = z.infer<typeof columnFigureSchema>;

export const tableColumnSchema = z.object({
  /** As its header says; `Column 3` if it has none. */
  name: z.string(),
  type: columnTypeSchema,
  /** Cells that hold something, rows of totals left out. */
  count: countSchema,
  /** Cells that are empty or say that there is nothing, for example `n/a`. */
  empty: countSchema,
  /** Share of the empty cells, 0-1. */
  emptyShare: z.number().check(z.minimum(0), z.maximum(1)),
  distinct: countSchema,
  /** Figures of columns of numbers, money and percentages. */
  min: z.optional(columnFigureSchema),
  median: z.optional(columnFigureSchema),
  mean: z.optional(columnFigureSchema),
  max: z.optional(columnFigureSchema),
  /** Only where adding makes sense; exact decimal arithmetic. */
  sum: z.optional(columnFigureSchema),
  /** First and last day of a column of dates, ISO 8601. */
  earliest: z.optional(z.object({ date: z.string(), evidence: evidenceSchema })),
  latest: z.optional(z.object({ date: z.string(), evidence: evidenceSchema })),
  /** The most frequent values that occur more than once, at most five; the first cell that holds each. */
  topValues: z.array(
    z.object({ value: z.string(), count: z.int().check(z.positive()), evidence: evidenceSchema }),
  ),
  /** How the figures spread: ten bars of equal width from the least to the greatest; none if all are equal. */
  bars: z.array(z.object({ from: z.number(), to: z.number(), count: countSchema })),
  /** The header; absent if there is none. */
  evidence: z.optional(evidenceSchema),
});
export type TableColumn = z.infer<typeof tableColumnSchema>;

export const tableProfileSchema = z.object({
  /** Its title, or the sheet or list it is in; `Table 2` where nothing names it. */
  name: z.string(),
  /** The words that name it. */
  evidence: z.optional(evidenceSchema),
  /** Rows that hold data: without titles, header and totals. */
  rows: countSchema,
  totalRows: countSchema,
  /** The first of them; see `columnCount`. */
  columns: z.array(tableColumnSchema),
  columnCount: countSchema,
});
export type TableProfile = z.infer<typeof tableProfileSchema>;

/** A sum, product, share or balance of a table worked out again. */
export const tableSumSchema = z.object({
  kind: z.enum(['total', 'row-total', 'product', 'hundred-percent', 'balance']),
  /** Which cell it is: `Revenue, row 8 (Total)`. */
  label: z.string(),
  /** As displayed. */
  stated: z.string(),
  /** As displayed. */
  computed: z.string(),
  isRight: z.boolean(),
  /** The stated figure. */
  evidence: evidenceSchema,
});
export type TableSum = z.infer<typeof tableSumSchema>;

const pointSchema = z.object({ label: z.string(), display: z.string(), evidence: evidenceSchema });

/** How a figure changed from the first to the last of several periods. */
export const tableChangeSchema = z.object({
  /** What is measured. */
  measure: z.string(),
  from: pointSchema,
  to: pointSchema,
  /** As displayed, with its sign: `+3,500.00`. */
  change: z.string(),
  /** Percent, one decimal; absent if the first figure is zero or negative. */
  percent: z.optional(z.number()),
  /** Mean growth from one period to the next, percent, one decimal. */
  perPeriod: z.optional(z.number()),
  /** The greatest step from one period to the next. */
  biggestStep: z.optional(
    z.object({ from: z.string(), to: z.string(), change: z.string(), evidence: evidenceSchema }),
  ),
});
export type TableChange = z.infer<typeof tableChangeSchema>;

/** What the largest of several make up of the whole. */
export const tableShareSchema = z.object({
  /** What is shared out: `Amount by customer`. */
  measure: z.string(),
  parts: z.array(
    z.object({
      label: z.string(),
      display: z.string(),
      /** Percent, one decimal. */
      percent: z.number(),
      evidence: evidenceSchema,
    }),
  ),
});
export type TableShare = z.infer<typeof tableShareSchema>;

/** A key of a data file with what it holds. */
export const dataKeySchema = z.object({
  /** Names of what it is in and its own, parted by periods: `customer.name`. */
  path: z.string(),
  count: z.int().check(z.positive()),
  /** What its values are: `text`, `number`; several where they differ. */
  types: z.array(z.string()),
  /** Whether it is missing where others of its kind have it. */
  isOptional: z.boolean(),
  evidence: evidenceSchema,
});
export type DataKey = z.infer<typeof dataKeySchema>;

/** What a data file is made of. */
export const dataOutlineSchema = z.object({
  /** What kind of file it is: `GeoJSON`, `API description (OpenAPI)`; absent if it is none we know. */
  type: z.optional(z.string()),
  /** Values in it, the cells of its tables included. */
  values: countSchema,
  depth: countSchema,
  /** Its parts in document order, the first of them. */
  parts: z.array(
    z.object({
      label: z.string(),
      level: z.int().check(z.positive()),
      /** Values directly in it. */
      values: countSchema,
      /** Things alike in it, where it is a list. */
      items: countSchema,
      evidence: evidenceSchema,
    }),
  ),
  /** The first of them, as they occur. */
  keys: z.array(dataKeySchema),
});
export type DataOutline = z.infer<typeof dataOutlineSchema>;

/** What the tables of a document or the contents of a data file hold. Lists are in document order. */
export const tableDetailsSchema = z.object({
  kind: z.literal('table'),
  /** The first of them; see `tableCount`. */
  tables: z.array(tableProfileSchema),
  tableCount: countSchema,
  /** Wrong ones first. */
  sums: z.array(tableSumSchema),
  sumCount: countSchema,
  changes: z.array(tableChangeSchema),
  shares: z.array(tableShareSchema),
  /** Present for data files. */
  data: z.optional(dataOutlineSchema),
});
export type TableDetails = z.infer<typeof tableDetailsSchema>;
