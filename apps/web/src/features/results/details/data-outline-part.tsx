import type { DataKey, TableDetails } from '@clauselight/schema';
import type { CSSProperties } from 'react';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { Growing } from '../../../ui/growing.tsx';
import { Part } from '../../../ui/panel.tsx';
import { PassageLink } from '../passage-link.tsx';
import { StateMark } from '../state-mark.tsx';

type Outline = NonNullable<TableDetails['data']>;

/** What a data file is made of: its parts as an outline, and its keys. */
export function DataOutlinePart({ data }: { data: Outline }) {
  const { type, values, depth, parts, keys } = data;
  const size = `${formatCount(values, 'value')}, ${formatCount(depth, 'level')} deep`;
  return (
    <>
      <Part title={type ?? 'What the file holds'} aside={<span className="label">{size}</span>}>
        <Growing items={parts}>
          {(shown) => (
            <ul>
              {shown.map((part) => (
                <PartRow key={`${part.evidence.start} ${part.level}`} part={part} />
              ))}
            </ul>
          )}
        </Growing>
      </Part>
      {keys.length > 0 && (
        <Part title="Keys">
          <FigureTable caption="Keys" columns={columns} rows={keys} />
        </Part>
      )}
    </>
  );
}

function PartRow({ part }: { part: Outline['parts'][number] }) {
  const { label, level, values, items, evidence } = part;
  const holds = [
    items > 0 && formatCount(items, 'item'),
    values > 0 && formatCount(values, 'value'),
  ].filter(Boolean);
  return (
    <li
      style={{ '--level': level - 1 } as CSSProperties}
      className="flex items-baseline justify-between gap-3 border-b border-line py-1 pl-[calc(var(--level)*1rem)]"
    >
      <span className="min-w-0 break-words">
        <PassageLink evidence={evidence}>{label}</PassageLink>
      </span>
      <span className="label whitespace-nowrap">{holds.join(', ')}</span>
    </li>
  );
}

const columns: readonly FigureColumn<DataKey>[] = [
  {
    title: 'Key',
    cell: ({ path, evidence }) => <PassageLink evidence={evidence}>{path}</PassageLink>,
  },
  { title: 'Times', isFigure: true, cell: ({ count }) => formatNumber(count) },
  { title: 'Holds', cell: ({ types }) => types.join(', ') },
  {
    title: 'Everywhere',
    cell: ({ isOptional }) =>
      isOptional ? (
        <StateMark state="none">not everywhere</StateMark>
      ) : (
        <StateMark state="yes">yes</StateMark>
      ),
  },
];
