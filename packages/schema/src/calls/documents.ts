import * as z from 'zod/mini';
import { documentFormatSchema } from '../format.ts';
import { sourceTextSchema } from '../source-text.ts';

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
});
export type Document = z.infer<typeof documentSchema>;

/** POST /api/documents/upload, multipart field `document`. */
export const uploadResponseSchema = z.object({ document: documentSchema });
export type UploadResponse = z.infer<typeof uploadResponseSchema>;

/** GET /api/documents, newest first. */
export const documentListSchema = z.array(documentSchema);

/** GET /api/documents/{id}/text. */
export const documentTextSchema = z.extend(sourceTextSchema, { documentId: z.uuid() });
export type DocumentText = z.infer<typeof documentTextSchema>;
