import {
  categoryNames,
  categoryPointsTitle,
  describeCategorySums,
  describeFloor,
  noPoints,
  writeCategorySum,
} from '@clauselight/core';
import type { Finding, Score } from '@clauselight/schema';
import { Link } from 'wouter';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';
import { formatPoints, formatScore } from '../../lib/format.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Message, t } from './messages.ts';
import { computeScoreParts } from './score-parts.ts';

interface ScorePartsListProps {
  score: Score;
  findings: readonly Finding[];
}

const exponent = { exponent: <sup /> };

/** The categories that make the score, and on demand the sum itself. */
export function ScorePartsList({ score, findings }: ScorePartsListProps) {
  const { getTabAddress } = useAnalysisSource();
  const parts = computeScoreParts(score, findings);
  const floor = describeFloor(score);
  const computed = floor === undefined ? score.value : 10 * (1 - Math.exp(-score.r / score.scale));
  if (parts.length === 0) {
    return <p className="text-ink-soft">{noPoints}</p>;
  }
  return (
    <>
      <table className="w-full text-small">
        <caption className="label pb-1 text-left">{categoryPointsTitle}</caption>
        <tbody>
          {parts.map((part) => (
            <tr key={part.category}>
              <th scope="row" className="w-[9rem] py-1 pr-3 text-left font-normal">
                <Link
                  href={getTabAddress('risk-analysis', { category: part.category })}
                  className="rounded-sm underline decoration-line-strong underline-offset-4 hover:text-action hover:decoration-action"
                >
                  {categoryNames[part.category]}
                </Link>
              </th>
              <td aria-hidden="true" className="py-1">
                <div className="h-1.5 bg-ink-soft" style={{ width: `${part.length * 100}%` }} />
              </td>
              <td className="w-14 py-1 text-right">{formatPoints(part.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-2">
        <Disclosure title={t('results.score.computation')}>
          <div className="max-w-[70ch] space-y-2 text-small text-ink-soft">
            <p>{describeCategorySums(score)}.</p>
            <ul className="space-y-0.5 text-ink">
              {parts.map((part) => (
                <li key={part.category}>
                  {categoryNames[part.category]} ={' '}
                  {writeCategorySum(part.findingPoints, score.rest)} = {formatPoints(part.points)}
                </li>
              ))}
              <li>{`R = ${formatPoints(score.r)}`}</li>
              <li>
                <Message
                  id="results.score.formula"
                  values={{ scale: score.scale, score: formatScore(computed) }}
                  elements={exponent}
                />
              </li>
              {floor && <li>{floor}</li>}
            </ul>
          </div>
        </Disclosure>
      </div>
    </>
  );
}
