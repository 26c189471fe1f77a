import {
  describeHolders,
  nameSidesShortly,
  noPowerFound,
  powerNames,
  powersNote,
  powersTitle,
} from '@clauselight/core';
import type { Analysis, Power, Side } from '@clauselight/schema';
import { useMemo } from 'react';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { Part } from '../../../ui/panel.tsx';
import { t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';
import { PlaceLabel } from '../place-label.tsx';

/** What each side may do, each power with the words that give it, so that the sides can be compared. */
export function PowersPart({ analysis: { powers, sides } }: { analysis: Analysis }) {
  const columns = useMemo(() => createColumns(sides), [sides]);
  if (powers.length === 0) return null;
  return (
    <Part
      title={powersTitle}
      aside={<span className="label">{t('results.powers.count', { count: powers.length })}</span>}
    >
      <p className="mb-2 max-w-[70ch] text-small text-ink-soft">{powersNote}</p>
      <FigureTable caption={powersTitle} columns={columns} rows={powers} />
    </Part>
  );
}

function createColumns(sides: readonly Side[]): FigureColumn<Power>[] {
  const names = nameSidesShortly(sides);
  return [
    {
      title: t('results.powers.power'),
      cell: (power) => (
        <>
          <span className="text-base font-medium">{powerNames[power.name]}</span>
          <span className="label block">{describeHolders(power, sides)}</span>
        </>
      ),
    },
    ...sides.map(
      (side): FigureColumn<Power> => ({
        title: names.get(side.id) ?? side.label,
        cell: (power) => <Holder power={power} side={side} />,
      }),
    ),
  ];
}

function Holder({ power, side }: { power: Power; side: Side }) {
  const holder = power.holders.find((one) => one.side === side.id);
  if (holder === undefined) return <span className="text-ink-soft">{noPowerFound}</span>;
  return (
    <>
      <PassageLink evidence={holder.evidence}>{t('results.powers.may')}</PassageLink>{' '}
      <PlaceLabel span={holder.evidence} clause={holder.clause} />
    </>
  );
}
