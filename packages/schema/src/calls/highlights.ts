import { z } from 'zod';
import { riskCategorySchema, severitySchema } from '../finding.ts';
import { termTypeSchema } from '../term.ts';

/** The five colours a reader is offered; any other is a custom one. */
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

/** Most highlights of their own that one document takes. */
export const maxOwnHighlights = 10_000;

/** Longest passage that can be highlighted, in UTF-16 code units. */
export const maxHighlightLength = 100_000;

/** `#rrggbb` or `#rgb`, in lower case once parsed. */
export const colorSchema = z
  .string()
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, { error: 'a colour is written as #rrggbb' })
  .toLowerCase();

/** Longest note, in UTF-16 code units. */
export const maxNoteLength = 5000;

/** Longest tag, in UTF-16 code units. */
export const maxTagLength = 60;

/** Most tags of one highlight. */
export const maxTags = 20;

/** Without what no database takes for text: the character zero, and halves of characters. */
const wordsSchema = z
  .string()
  .overwrite((words) => words.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD'));

const noteSchema = wordsSchema.max(maxNoteLength);

/** Trimmed, non-empty, each once. */
const tagsSchema = z
  .array(wordsSchema.trim().max(maxTagLength))
  .transform((tags) => [...new Set(tags.filter((tag) => tag !== ''))])
  .pipe(z.array(z.string()).max(maxTags));

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

/** A lit-up passage of a document: the words at `[startOffset, endOffset)` of its text are exactly `quote`. */
export const highlightSchema = z.object({
  id: z.uuid(),
  startOffset: z.int().nonnegative(),
  endOffset: z.int().positive(),
  quote: z.string().min(1),
  color: z.string(),
  note: z.string(),
  tags: z.array(z.string()),
  /** `ai-system` or `owner`. */
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Only of AI highlights. */
  origin: highlightOriginSchema.optional(),
});
export type Highlight = z.infer<typeof highlightSchema>;

/** GET /api/documents/{id}/highlights: in document order. */
export const highlightListSchema = z.array(highlightSchema);

/** POST /api/documents/{id}/highlights; the answer is the highlight, 201. */
export const newHighlightSchema = z
  .object({
    startOffset: z.int().nonnegative(),
    endOffset: z.int().positive(),
    quote: z.string().min(1).max(maxHighlightLength),
    color: colorSchema,
    note: noteSchema.default(''),
    tags: tagsSchema.default([]),
  })
  .refine((given) => given.startOffset < given.endOffset, {
    error: 'a highlight needs a selection that is not empty',
  });
export type NewHighlight = z.input<typeof newHighlightSchema>;

/** PATCH /api/highlights/{id}; what is absent stays. DELETE answers 204; POST /api/highlights/{id}/restore undoes it. */
export const highlightChangeSchema = z.object({
  color: colorSchema.optional(),
  note: noteSchema.optional(),
  tags: tagsSchema.optional(),
});
export type HighlightChange = z.input<typeof highlightChangeSchema>;
