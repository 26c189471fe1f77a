import * as z from 'zod/mini';
import { clauseReferenceSchema } from './clause.ts';
import { evidenceSchema } from './span.ts';

/** A term with its own definition in the document: `"Fees" means …` or `(the "Fees")`. */
export const definitionSchema = z.object({
  term: z.string(),
  /** The defined word in its definition, without quotation marks. */
  evidence: evidenceSchema,
  /** The words of the definition; absent if the document only refers elsewhere. */
  meaning: z.optional(evidenceSchema),
  clause: z.optional(clauseReferenceSchema),
});
export type Definition = z.infer<typeof definitionSchema>;

/** A reference to another place: `Section 4.2(b)`, `Schedule A`. */
export const crossReferenceSchema = z.object({
  /** The words as they stand. */
  evidence: evidenceSchema,
  /** Its target in canonical form: `4.2(b)`, `Article IV`, `Schedule A`. */
  target: z.string(),
  /** `broken`: the document has no such number; `external`: a place in another document or a law. */
  status: z.enum(['resolved', 'broken', 'external']),
  /** The target clause; present if resolved. */
  clauseId: z.optional(z.string()),
});
export type CrossReference = z.infer<typeof crossReferenceSchema>;

/** Where one side signs. */
export const signatureBlockSchema = z.object({
  /** The whole block. */
  evidence: evidenceSchema,
  /** The signing party, as named in the block. */
  party: z.optional(evidenceSchema),
  signatory: z.optional(evidenceSchema),
  position: z.optional(evidenceSchema),
  /** `signed` if the line has a signature, `/s/` or a name; `blank` if the line is empty. */
  status: z.enum(['signed', 'blank']),
});
export type SignatureBlock = z.infer<typeof signatureBlockSchema>;

/** A schedule, exhibit, annex, appendix or attachment that the document contains or only mentions. */
export const attachmentSchema = z.object({
  /** In canonical form: `Schedule A`, `Exhibit 10.1`. */
  label: z.string(),
  /** Its heading, or its first mention if it is missing. */
  evidence: evidenceSchema,
  heading: z.optional(z.string()),
  status: z.enum(['attached', 'missing']),
  /** The clause that contains it; present if it is attached. */
  clauseId: z.optional(z.string()),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** Words that amend another document, or that make this one its newer version. */
export const amendmentSchema = z.object({
  evidence: evidenceSchema,
  action: z.enum(['replaces', 'adds', 'deletes', 'amends']),
  /** What is amended: a place in canonical form (`2.1`), or the document as named. */
  target: z.string(),
});
export type Amendment = z.infer<typeof amendmentSchema>;
