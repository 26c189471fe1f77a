import type { DocumentInsight } from '@clauselight/schema';
import { getPassageAddress } from '../../lib/insights/addresses.ts';
import { formatMoney, sumValues, type ValueSum } from '../../lib/insights/values.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { type FigureColumn, FigureTable } from '../../ui/figure-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { t } from './messages.ts';

/** What the documents are worth, by currency and time. */
export function ValuesPanel({ documents }: { documents: readonly DocumentInsight[] }) {
  const sums = sumValues(documents);
  return (
    <Panel
      title={t('analytics.values.title')}
      aside={<span className="label">{t('analytics.values.basis')}</span>}
    >
      {sums.length === 0 ? (
        <p className="text-small text-ink-soft">{t('analytics.values.none')}</p>
      ) : (
        <FigureTable caption={t('analytics.values.table')} columns={createColumns()} rows={sums} />
      )}
    </Panel>
  );
}

const firstValues = 3;

function createColumns(): FigureColumn<ValueSum>[] {
  return [
    { title: t('analytics.values.currency'), cell: ({ currency }) => currency },
    { title: t('analytics.values.value'), cell: ({ title }) => title },
    {
      title: t('analytics.values.sum'),
      isFigure: true,
      cell: ({ sum, currency }) => formatMoney(sum, currency),
    },
    { title: t('analytics.values.from'), cell: ({ values }) => <ValueSources values={values} /> },
  ];
}

function ValueSources({ values }: Pick<ValueSum, 'values'>) {
  const rest = values.slice(firstValues);
  return (
    <>
      <SourceList values={values.slice(0, firstValues)} />
      {rest.length > 0 && (
        <Disclosure title={t('analytics.values.more', { count: rest.length })}>
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
