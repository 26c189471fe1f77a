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
        <div
          key={label}
          className="grid grid-cols-[7.5rem_1fr] gap-3 py-2.5 sm:grid-cols-[11rem_1fr]"
        >
          <dt className="text-small leading-6.5 text-ink-soft">{label}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
