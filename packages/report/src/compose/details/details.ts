import type { Section } from '../../content.ts';
import { createSection } from '../blocks.ts';
import type { ReportContext } from '../report-context.ts';
import { composeInvoice } from './invoice.ts';
import { composeLetter } from './letter.ts';
import { composeMinutes } from './minutes.ts';
import { composeReport } from './report.ts';
import { composeTables } from './table.ts';
import { composeWriting } from './writing.ts';

/** The parts that are specific to a kind of document other than contracts. */
export function composeDetails({ analysis, places }: ReportContext): readonly Section[] {
  const { details } = analysis;
  switch (details?.kind) {
    case undefined:
      return [];
    case 'invoice':
      return createSection('The invoice', composeInvoice(details));
    case 'minutes':
      return createSection('The meeting', composeMinutes(details, places));
    case 'report':
      return createSection('Figures and promises', composeReport(details, places));
    case 'letter':
      return createSection('The letter', composeLetter(details, places));
    case 'table':
      return createSection('The tables', composeTables(details, places));
    case 'writing':
      return createSection('The text', composeWriting(details, places));
  }
}
