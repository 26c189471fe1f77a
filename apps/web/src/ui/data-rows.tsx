import type { ReactNode } from 'react';

export interface DataRow {
  label: string;
  value: ReactNode;
}

/** Values under each other, each with its name. */
export function DataRows({ rows }: { rows: readonly DataRow[] }) {
  return (
    <dl className="divide-y divide-line">
      {rows.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[minmax(7.5rem,11rem)_1fr] gap-3 py-2.5">
          <dt className="text-small leading-6.5 text-ink-soft">{label}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
