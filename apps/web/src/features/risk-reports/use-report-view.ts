import type { DocumentInsight } from '@clauselight/schema';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { changeParams } from '../../lib/change-params.ts';
import { filterRows, type ReportFilterKey, readReportFilter } from './report-filter.ts';
import { reportOrders, type SortKey, sortRows } from './report-order.ts';
import { createRows } from './report-rows.ts';

/** What the report shows, as its address says it, and the ways to change that. `today` is an ISO day. */
export function useReportView(documents: readonly DocumentInsight[], today: string) {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readReportFilter(params), [params]);
  const order = useMemo(() => reportOrders.read(params), [params]);
  const all = useMemo(() => createRows(documents, today), [documents, today]);
  const rows = useMemo(() => sortRows(filterRows(all, filter), order), [all, filter, order]);

  function write(key: ReportFilterKey | 'sort', value: string) {
    setParams(changeParams(params, { [key]: value }), { replace: true });
  }

  return {
    all,
    rows,
    filter,
    order,
    setFilter: (key: ReportFilterKey, value: string) => write(key, value),
    clear: () => setParams(new URLSearchParams(), { replace: true }),
    sort: (key: SortKey) => write('sort', reportOrders.choose(order, key)),
  };
}
export type ReportView = ReturnType<typeof useReportView>;
