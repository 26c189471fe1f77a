import * as z from 'zod/mini';
import { riskCategorySchema, severitySchema } from '../finding.ts';
import { termTypeSchema } from '../term.ts';
import { noteSchema } from './note.ts';
import { tagsSchema } from './tags.ts';

/** The five suggested colors. Any other is a custom color. */
export const highlightPalette = [
  { name: 'Yellow', hex: '#fef08a' },
  { name: 'Blue', hex: '#bfdbfe' },
  { name: 'Green', hex: '#bbf7d0' },
  { name: 'Pink', hex: '#fbcfe8' },
  { name: 'Purple', hex: '#e9d5ff' },
] as const;

/** `createdBy` of a highlight that an analysis made. */
export const aiAuthor = 'ai-system';

/** `createdBy` of a highlight that the owner of the document made. */
export const ownerAuthor = 'owner';

/** The most highlights by people in one document. */
export const maxOwnHighlights = 10_000;

/** Longest passage that can be highlighted, in UTF-16 code units. */
export const maxHighlightLength = 100_000;

/** `#rrggbb` or `#rgb`, in lower case once parsed. */
export const colorSchema = z
  .string()
  .check(
    z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, { error: 'a colour is written as #rrggbb' }),
    z.toLowerCase(),
  );

/** What an AI highlight was made for. */
export const highlightOriginSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('finding'),
    findingId: z.string(),
    title: z.string(),
    severity: severitySchema,
    category: riskCategorySchema,
  }),
  z.object({
    kind: z.literal('term'),
    termId: z.string(),
    type: termTypeSchema,
    label: z.string(),
  }),
]);
export type HighlightOrigin = z.infer<typeof highlightOriginSchema>;

/** A highlighted passage: the text at `[startOffset, endOffset)` equals `quote`. */
export const highlightSchema = z.object({
  id: z.uuid(),
  startOffset: z.int().check(z.nonnegative()),
  endOffset: z.int().check(z.positive()),
  quote: z.string().check(z.minLength(1)),
  color: z.string(),
  note: z.string(),
  tags: z.array(z.string()),
  /** `ai-system` or `owner`. */
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Only for AI highlights. */
  origin: z.optional(highlightOriginSchema),
});
export type Highlight = z.infer<typeof highlightSchema>;

/** GET /api/documents/{id}/highlights: in document order. */
export const highlightListSchema = z.array(highlightSchema);

/** POST /api/documents/{id}/highlights; the answer is the highlight, 201. */
export const newHighlightSchema = z
  .object({
    startOffset: z.int().check(z.nonnegative()),
    endOffset: z.int().check(z.positive()),
    quote: z.string().check(z.minLength(1), z.maxLength(maxHighlightLength)),
    color: colorSchema,
    note: z._default(noteSchema, ''),
    tags: z._default(tagsSchema, []),
  })
  .check(
    z.refine((given) => given.startOffset < given.endOffset, {
      error: 'a highlight needs a selection that is not empty',
    }),
  );
export type NewHighlight = z.input<typeof newHighlightSchema>;

/**
 * PATCH /api/highlights/{id}. Absent fields do not change. DELETE answers 204; POST /api/highlights/{id}/restore
 * undoes it.
 */
export const highlightChangeSchema = z.object({
  color: z.optional(colorSchema),
  note: z.optional(noteSchema),
  tags: z.optional(tagsSchema),
});
export type HighlightChange = z.input<typeof highlightChangeSchema>;
