import type { Finding } from '@clauselight/schema';
import { formatPoints, formatScore } from '../../lib/format.ts';
import { categoryNames } from '../../lib/risk-category.ts';
import { severityNames, severityTones } from '../../lib/severity.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ToneMark } from '../../ui/tone.tsx';
import { EvidenceLink } from './evidence-link.tsx';

interface FindingCardProps {
  finding: Finding;
  /** The score of the document with this finding in it. */
  score: number;
}

/** A finding set like a page with a margin: what it is at the side, why and what to do beside it. */
export function FindingCard({ finding, score }: FindingCardProps) {
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-2 py-6 sm:grid-cols-[8.5rem_1fr]">
      <div className="flex flex-wrap gap-x-4 sm:block">
        <ToneMark tone={severityTones[finding.severity]}>
          {severityNames[finding.severity]}
        </ToneMark>
        <p className="text-small leading-6 text-ink-soft">{categoryNames[finding.category]}</p>
        <p className="text-small leading-6 text-ink-soft">{formatPoints(finding.points)} points</p>
      </div>
      <div className="min-w-0 space-y-3">
        <h4 className="font-serif text-lead font-semibold">{finding.title}</h4>
        {finding.evidence.map((evidence, index) => (
          <EvidenceLink
            key={`${evidence.start}-${evidence.end}`}
            evidence={evidence}
            clause={index === 0 ? finding.clause : undefined}
          />
        ))}
        <p className="max-w-[70ch]">{finding.why}</p>
        <div className="max-w-[70ch] border-l border-line-strong pl-4">
          <p className="label flex items-center justify-between gap-3">
            How to mitigate it
            <CopyButton text={finding.mitigation} label={`Copy mitigation: ${finding.title}`} />
          </p>
          <p>{finding.mitigation}</p>
        </div>
        <Disclosure title="How this was judged">
          <Judgement finding={finding} score={score} />
        </Disclosure>
      </div>
    </li>
  );
}

function Judgement({ finding, score }: FindingCardProps) {
  return (
    <div className="max-w-[70ch] space-y-3 text-small">
      <dl className="grid grid-cols-[8.5rem_1fr] gap-x-3 gap-y-1">
        <dt className="text-ink-soft">Borne by</dt>
        <dd>{finding.bornBy}</dd>
        <dt className="text-ink-soft">Severity</dt>
        <dd>
          {severityNames[finding.severity]}
          {finding.severity !== finding.baseSeverity &&
            `, from ${severityNames[finding.baseSeverity]} before adjustments`}
        </dd>
        <dt className="text-ink-soft">Confidence</dt>
        <dd>{Math.round(finding.confidence * 100)} %</dd>
        <dt className="text-ink-soft">Score without it</dt>
        <dd>
          {formatScore(finding.scoreWithout)} instead of {formatScore(score)}
        </dd>
        <dt className="text-ink-soft">Source</dt>
        <dd className="min-w-0 break-words">{finding.source}</dd>
        <dt className="text-ink-soft">Rule</dt>
        <dd>{finding.ruleId}</dd>
      </dl>
      {finding.adjustments.length > 0 && (
        <ul className="space-y-2" aria-label="Adjustments">
          {finding.adjustments.map((adjustment) => (
            <li key={adjustment.reason}>
              <span className="font-semibold">
                {adjustment.effect > 0 ? `+${adjustment.effect}` : `−${-adjustment.effect}`}
              </span>{' '}
              {adjustment.reason}
              {adjustment.evidence && <EvidenceLink evidence={adjustment.evidence} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
