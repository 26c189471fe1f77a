import * as z from 'zod/mini';
import { clauseReferenceSchema } from './clause.ts';
import { evidenceSchema } from './span.ts';

/** A word the document gives a meaning of its own: `"Fees" means …` or `(the "Fees")`. */
export const definitionSchema = z.object({
  term: z.string(),
  /** The defined word itself, where it is defined, without its quotation marks. */
  evidence: evidenceSchema,
  /** The words that say what it means; absent where the document only points elsewhere. */
  meaning: z.optional(evidenceSchema),
  clause: z.optional(clauseReferenceSchema),
});
export type Definition = z.infer<typeof definitionSchema>;

/** Words that send the reader to another place: `Section 4.2(b)`, `Schedule A`. */
export const crossReferenceSchema = z.object({
  /** The words as they stand. */
  evidence: evidenceSchema,
  /** What they name, in one form whatever the spelling: `4.2(b)`, `Article IV`, `Schedule A`. */
  target: z.string(),
  /** `broken`: nothing in this document bears that number; `external`: a place in another document or a law. */
  status: z.enum(['resolved', 'broken', 'external']),
  /** The clause it leads to; present when resolved. */
  clauseId: z.optional(z.string()),
});
export type CrossReference = z.infer<typeof crossReferenceSchema>;

/** Where one side signs. */
export const signatureBlockSchema = z.object({
  /** The whole block. */
  evidence: evidenceSchema,
  /** For whom is signed, as the block names them. */
  party: z.optional(evidenceSchema),
  signatory: z.optional(evidenceSchema),
  position: z.optional(evidenceSchema),
  /** `signed` where a signature, `/s/` or a name stands on the line; `blank` where the line is empty. */
  status: z.enum(['signed', 'blank']),
});
export type SignatureBlock = z.infer<typeof signatureBlockSchema>;

/** A schedule, exhibit, annex, appendix or attachment that the document holds, or only speaks of. */
export const attachmentSchema = z.object({
  /** In one form whatever the spelling: `Schedule A`, `Exhibit 10.1`. */
  label: z.string(),
  /** Its heading, or its first mention where it is missing. */
  evidence: evidenceSchema,
  heading: z.optional(z.string()),
  status: z.enum(['attached', 'missing']),
  /** The clause that holds it; present when attached. */
  clauseId: z.optional(z.string()),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** Words that change another document, or that make this one the newer version of it. */
export const amendmentSchema = z.object({
  evidence: evidenceSchema,
  action: z.enum(['replaces', 'adds', 'deletes', 'amends']),
  /** What is changed: a place in one form (`2.1`), or the document as the words name it. */
  target: z.string(),
});
export type Amendment = z.infer<typeof amendmentSchema>;
