import * as z from 'zod/mini';
import { invoiceDetailsSchema } from './details/invoice.ts';
import { letterDetailsSchema } from './details/letter.ts';
import { minutesDetailsSchema } from './details/minutes.ts';
import { reportDetailsSchema } from './details/report.ts';
import { tableDetailsSchema } from './details/table.ts';
import { writingDetailsSchema } from './details/writing.ts';

/** Details of a document other than a contract, by kind. */
export const detailsSchema = z.discriminatedUnion('kind', [
  writingDetailsSchema,
  invoiceDetailsSchema,
  minutesDetailsSchema,
  reportDetailsSchema,
  letterDetailsSchema,
  tableDetailsSchema,
]);
export type Details = z.infer<typeof detailsSchema>;
