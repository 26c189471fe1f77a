import type { DataKey, TableDetails } from '@clauselight/schema';
import type { CSSProperties } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { Growing } from '../../../ui/growing.tsx';
import { Part } from '../../../ui/panel.tsx';
import { t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';
import { StateMark } from '../state-mark.tsx';

type Outline = NonNullable<TableDetails['data']>;

/** What a data file is made of: its parts as an outline, and its keys. */
export function DataOutlinePart({ data }: { data: Outline }) {
  const { type, values, depth, parts, keys } = data;
  const size = t('results.data.size', { values, depth });
  return (
    <>
      <Part title={type ?? t('results.data.title')} aside={<span className="label">{size}</span>}>
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
        <Part title={t('results.data.keys')}>
          <FigureTable caption={t('results.data.keys')} columns={listColumns()} rows={keys} />
        </Part>
      )}
    </>
  );
}

function PartRow({ part }: { part: Outline['parts'][number] }) {
  const { label, level, values, items, evidence } = part;
  const holds = [
    items > 0 && t('results.data.items', { count: items }),
    values > 0 && t('results.data.values', { count: values }),
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

function listColumns(): readonly FigureColumn<DataKey>[] {
  return [
    {
      title: t('results.data.key'),
      cell: ({ path, evidence }) => <PassageLink evidence={evidence}>{path}</PassageLink>,
    },
    { title: t('results.data.times'), isFigure: true, cell: ({ count }) => formatNumber(count) },
    { title: t('results.data.types'), cell: ({ types }) => types.join(', ') },
    {
      title: t('results.data.everywhere'),
      cell: ({ isOptional }) =>
        isOptional ? (
          <StateMark state="none">{t('results.data.notEverywhere')}</StateMark>
        ) : (
          <StateMark state="yes">{t('results.data.yes')}</StateMark>
        ),
    },
  ];
}
