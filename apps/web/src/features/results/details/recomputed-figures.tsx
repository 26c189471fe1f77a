import type { Calculation, ReportDetails } from '@clauselight/schema';
import type { ReactElement } from 'react';
import { Part } from '../../../ui/panel.tsx';
import { Message, t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';
import { StateMark } from '../state-mark.tsx';
import { MarkedRow } from './marked-row.tsx';

/** Recomputed arithmetic, figures that contradict each other, and claims without a figure; nothing if there are none. */
export function RecomputedFigures({ details }: { details: ReportDetails }) {
  const { calculations, contradictions, unsupportedClaims } = details;
  if (calculations.length + contradictions.length + unsupportedClaims.length === 0) return null;
  return (
    <Part title={t('results.figures.title')}>
      <ul className="divide-y divide-line">
        {contradictions.map(({ measure, period, figures }) => (
          <MarkedRow
            key={`${measure} ${period}`}
            mark={<StateMark state="no">{t('results.figures.contradicts')}</StateMark>}
          >
            <Message
              id={
                period ? 'results.figures.contradictionInPeriod' : 'results.figures.contradiction'
              }
              values={{ measure, period, figures: joinFigures(figures) }}
            />
          </MarkedRow>
        ))}
        {calculations
          .toSorted((a, b) => Number(a.isRight) - Number(b.isRight))
          .map((calculation) => (
            <CalculationRow key={calculation.evidence.start} calculation={calculation} />
          ))}
        {unsupportedClaims.map(({ phrase, evidence }) => (
          <MarkedRow
            key={evidence.start}
            mark={<StateMark state="none">{t('results.figures.noMeasure')}</StateMark>}
          >
            <PassageLink evidence={evidence}>{phrase}</PassageLink>
          </MarkedRow>
        ))}
      </ul>
    </Part>
  );
}

function joinFigures(figures: ReportDetails['contradictions'][number]['figures']) {
  return figures
    .map(({ display, evidence }) => (
      <PassageLink key={evidence.start} evidence={evidence}>
        {display}
      </PassageLink>
    ))
    .reduce(joinTwo);
}

function joinTwo(first: ReactElement, second: ReactElement): ReactElement {
  return <Message id="results.figures.and" values={{ first, second }} />;
}

function CalculationRow({ calculation }: { calculation: Calculation }) {
  const { stated, computed, formula, isRight, evidence } = calculation;
  return (
    <MarkedRow
      mark={
        isRight ? (
          <StateMark state="yes">{t('results.figures.right')}</StateMark>
        ) : (
          <StateMark state="no">{t('results.figures.wrong')}</StateMark>
        )
      }
    >
      <PassageLink evidence={evidence}>{evidence.quote}</PassageLink>
      <span className="block text-small text-ink-soft">
        {t(isRight ? 'results.figures.calculation' : 'results.figures.wrongCalculation', {
          formula,
          computed,
          stated,
        })}
      </span>
    </MarkedRow>
  );
}
