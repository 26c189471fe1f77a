import type { DocumentInsight } from '@clauselight/schema';
import { getPassageAddress } from '../../lib/insights/addresses.ts';
import { formatMoney, sumValues, type ValueSum } from '../../lib/insights/values.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { type FigureColumn, FigureTable } from '../../ui/figure-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** What the documents are worth, by currency and time. */
export function ValuesPanel({ documents }: { documents: readonly DocumentInsight[] }) {
  const sums = sumValues(documents);
  return (
    <Panel title="Values" aside={<span className="label">no currency is converted</span>}>
      {sums.length === 0 ? (
        <p className="text-small text-ink-soft">No document names a contract value or a fee.</p>
      ) : (
        <FigureTable caption="Values by currency" columns={columns} rows={sums} />
      )}
    </Panel>
  );
}

const firstValues = 3;

const columns: readonly FigureColumn<ValueSum>[] = [
  { title: 'Currency', cell: ({ currency }) => currency },
  { title: 'Value', cell: ({ title }) => title },
  { title: 'Sum', isFigure: true, cell: ({ sum, currency }) => formatMoney(sum, currency) },
  { title: 'From', cell: ({ values }) => <ValueSources values={values} /> },
];

function ValueSources({ values }: Pick<ValueSum, 'values'>) {
  const rest = values.slice(firstValues);
  return (
    <>
      <SourceList values={values.slice(0, firstValues)} />
      {rest.length > 0 && (
        <Disclosure title={`${rest.length} more`}>
          <SourceList values={rest} />
        </Disclosure>
      )}
    </>
  );
}

function SourceList({ values }: Pick<ValueSum, 'values'>) {
  return (
    <ul className="max-sm:text-right">
      {values.map(({ analysisId, filename, display, start, end }) => (
        <li key={`${analysisId}-${start}-${end}`} className="py-0.5 break-words">
          <TextLink href={getPassageAddress(analysisId, { start, end })}>{display}</TextLink>{' '}
          <span className="text-ink-soft">{filename}</span>
        </li>
      ))}
    </ul>
  );
}
