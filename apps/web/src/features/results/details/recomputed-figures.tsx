import type { Calculation, ReportDetails } from '@clauselight/schema';
import { Part } from '../../../ui/panel.tsx';
import { PassageLink } from '../passage-link.tsx';
import { StateMark } from '../state-mark.tsx';
import { MarkedRow } from './marked-row.tsx';

/** Arithmetic done again, figures that contradict each other, and praise without a figure; nothing where there is none. */
export function RecomputedFigures({ details }: { details: ReportDetails }) {
  const { calculations, contradictions, unsupportedClaims } = details;
  if (calculations.length + contradictions.length + unsupportedClaims.length === 0) return null;
  return (
    <Part title="Do the figures hold?">
      <ul className="divide-y divide-line">
        {contradictions.map(({ measure, period, figures }) => (
          <MarkedRow
            key={`${measure} ${period}`}
            mark={<StateMark state="no">Contradicts</StateMark>}
          >
            {measure}
            {period && `, ${period}`}:{' '}
            {figures.map(({ display, evidence }, index) => (
              <span key={evidence.start}>
                {index > 0 && ' and '}
                <PassageLink evidence={evidence}>{display}</PassageLink>
              </span>
            ))}
          </MarkedRow>
        ))}
        {calculations
          .toSorted((a, b) => Number(a.isRight) - Number(b.isRight))
          .map((calculation) => (
            <CalculationRow key={calculation.evidence.start} calculation={calculation} />
          ))}
        {unsupportedClaims.map(({ phrase, evidence }) => (
          <MarkedRow key={evidence.start} mark={<StateMark state="none">No measure</StateMark>}>
            <PassageLink evidence={evidence}>{phrase}</PassageLink>
          </MarkedRow>
        ))}
      </ul>
    </Part>
  );
}

function CalculationRow({ calculation }: { calculation: Calculation }) {
  const { stated, computed, formula, isRight, evidence } = calculation;
  return (
    <MarkedRow
      mark={
        isRight ? <StateMark state="yes">Right</StateMark> : <StateMark state="no">Wrong</StateMark>
      }
    >
      <PassageLink evidence={evidence}>{evidence.quote}</PassageLink>
      <span className="block text-small text-ink-soft">
        {formula} = {computed}
        {!isRight && `; the text says ${stated}`}
      </span>
    </MarkedRow>
  );
}
