import * as z from 'zod/mini';
import { documentFormatSchema } from '../format.ts';
import { analysisStatusSchema } from '../progress.ts';
import { sourceTextSchema } from '../source-text.ts';
import { tagsSchema } from './tags.ts';

/** An uploaded document. */
export const documentSchema = z.object({
  id: z.uuid(),
  filename: z.string(),
  /** Bytes. */
  fileSize: z.int().check(z.positive()),
  /** Media type of what the content is. */
  fileType: z.string(),
  format: documentFormatSchema,
  uploadedAt: z.iso.datetime(),
  /** The owner's own words for it, to find it by. */
  tags: z.array(z.string()),
  /** How its latest analysis stands, with the message of a failure; absent before the first. */
  latestAnalysis: z.optional(
    z.object({ id: z.uuid(), status: analysisStatusSchema, error: z.optional(z.string()) }),
  ),
});
export type Document = z.infer<typeof documentSchema>;

/** POST /api/documents/upload, multipart field `document`. */
export const uploadResponseSchema = z.object({ document: documentSchema });
export type UploadResponse = z.infer<typeof uploadResponseSchema>;

/** PUT /api/documents/{id}/tags; the answer is the document. */
export const documentTagsSchema = z.object({ tags: tagsSchema });

/** GET /api/documents, newest first. */
export const documentListSchema = z.array(documentSchema);

/** GET /api/documents/{id}/text. */
export const documentTextSchema = z.extend(sourceTextSchema, { documentId: z.uuid() });
export type DocumentText = z.infer<typeof documentTextSchema>;
