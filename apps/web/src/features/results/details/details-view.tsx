import type { Details } from '@clauselight/schema';
import { InvoiceDetailsView } from './invoice-details.tsx';
import { LetterDetailsView } from './letter-details.tsx';
import { MinutesDetailsView } from './minutes-details.tsx';
import { ReportDetailsView } from './report-details.tsx';
import { TableDetailsView } from './table-details.tsx';
import { WritingDetailsView } from './writing-details.tsx';

/** What is particular to the kind of a document that is no contract. */
export function DetailsView({ details }: { details: Details }) {
  switch (details.kind) {
    case 'writing':
      return <WritingDetailsView details={details} />;
    case 'invoice':
      return <InvoiceDetailsView details={details} />;
    case 'minutes':
      return <MinutesDetailsView details={details} />;
    case 'report':
      return <ReportDetailsView details={details} />;
    case 'letter':
      return <LetterDetailsView details={details} />;
    case 'table':
      return <TableDetailsView details={details} />;
  }
}
