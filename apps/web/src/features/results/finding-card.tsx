import { categoryNames, type Finding } from '@clauselight/schema';
import { formatPoints, formatScore } from '../../lib/format.ts';
import { severityTones } from '../../lib/severity.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ToneMark } from '../../ui/tone.tsx';
import { useAnalysisPlace, useWording } from './analysis-context.ts';
import { EvidenceLink } from './evidence-link.tsx';

interface FindingCardProps {
  finding: Finding;
  /** The score of the document with this finding in it. */
  score: number;
}

/** A finding set like a page with a margin: what it is at the side, why and what to do beside it. */
export function FindingCard({ finding, score }: FindingCardProps) {
  const isFavour = finding.standing === 'favour';
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-2 py-6 sm:grid-cols-[8.5rem_1fr]">
      <Margin finding={finding} />
      <div className="min-w-0 space-y-3">
        <h4 className="font-serif text-lead font-semibold">{finding.title}</h4>
        {finding.detail && <p className="max-w-[70ch]">{finding.detail}</p>}
        {finding.evidence.map((evidence, index) => (
          <EvidenceLink
            key={`${evidence.start}-${evidence.end}`}
            evidence={evidence}
            clause={index === 0 ? finding.clause : undefined}
          />
        ))}
        <LookedIn finding={finding} />
        <p className="max-w-[70ch]">
          {isFavour ? (finding.advantage ?? finding.why) : finding.why}
        </p>
        {!isFavour && <Mitigation finding={finding} />}
        <Disclosure title="How this was judged">
          <Judgement finding={finding} score={score} />
        </Disclosure>
      </div>
    </li>
  );
}

function Margin({ finding }: { finding: Finding }) {
  const { severityNames } = useWording();
  const { standing, severity, category, points } = finding;
  return (
    <div className="flex flex-wrap gap-x-4 sm:block">
      {standing === 'favour' ? (
        <ToneMark tone="good">In your favour</ToneMark>
      ) : (
        <ToneMark tone={severityTones[severity]}>{severityNames[severity]}</ToneMark>
      )}
      <p className="text-small leading-6 text-ink-soft">{categoryNames[category]}</p>
      <p className="text-small leading-6 text-ink-soft">
        {points === 0 ? 'not in the score' : `${formatPoints(points)} points`}
      </p>
    </div>
  );
}

/** Where something that is missing was looked for. */
function LookedIn({ finding }: { finding: Finding }) {
  if (finding.lookedIn.length === 0) return null;
  return (
    <Disclosure title={`Where we looked first (${finding.lookedIn.length})`}>
      <ul className="space-y-2">
        {finding.lookedIn.map((evidence) => (
          <li key={`${evidence.start}-${evidence.end}`}>
            <EvidenceLink evidence={evidence} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Mitigation({ finding }: { finding: Finding }) {
  const { adviceLabel } = useWording();
  const { title, mitigation, wording, law } = finding;
  return (
    <div className="max-w-[70ch] space-y-3 border-l border-line-strong pl-4">
      <div>
        <p className="label flex items-center justify-between gap-3">
          {adviceLabel}
          <CopyButton text={mitigation} label={`Copy advice: ${title}`} />
        </p>
        <p>{mitigation}</p>
      </div>
      {wording && (
        <div>
          <p className="label flex items-center justify-between gap-3">
            Wording to propose
            <CopyButton text={wording} label={`Copy wording: ${title}`} />
          </p>
          <p className="font-serif">{wording}</p>
        </div>
      )}
      {law && <p className="text-small text-ink-soft">{law}</p>}
    </div>
  );
}

function Judgement({ finding, score }: FindingCardProps) {
  const { family } = useAnalysisPlace();
  const { severityNames, severityLabel } = useWording();
  return (
    <div className="max-w-[70ch] space-y-3 text-small">
      <dl className="grid grid-cols-[8.5rem_1fr] gap-x-3 gap-y-1">
        {family === 'contract' && (
          <>
            <dt className="text-ink-soft">Borne by</dt>
            <dd>{finding.bornBy}</dd>
          </>
        )}
        <dt className="text-ink-soft">{severityLabel}</dt>
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
