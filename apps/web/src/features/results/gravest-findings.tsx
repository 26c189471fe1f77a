import type { Finding } from '@clauselight/schema';
import { severityTones } from '../../lib/severity.ts';
import { ToneMark } from '../../ui/tone.tsx';
import { useWording } from './analysis-context.ts';
import { EvidenceLink } from './evidence-link.tsx';
import { FindingLink } from './finding-link.tsx';
import { compareWeight, splitByStanding } from './findings.ts';
import { t } from './messages.ts';

/** So many fit beside the score without scrolling. */
const most = 3;

/** The gravest findings with their words, so that the score and its strongest reasons are seen together. */
export function GravestFindings({ findings }: { findings: readonly Finding[] }) {
  const { severityNames } = useWording();
  const gravest = splitByStanding(findings).risks.toSorted(compareWeight).slice(0, most);
  if (gravest.length === 0) return null;
  return (
    <ul aria-label={t('results.gravest.title')} className="my-4 space-y-2.5">
      {gravest.map((finding) => (
        <li key={finding.id} className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <ToneMark tone={severityTones[finding.severity]}>
              {severityNames[finding.severity]}
            </ToneMark>
            <span className="font-serif font-semibold">
              <FindingLink findingId={finding.id}>{finding.title}</FindingLink>
            </span>
          </p>
          {finding.evidence[0] && (
            <EvidenceLink evidence={finding.evidence[0]} clause={finding.clause} isShort />
          )}
        </li>
      ))}
    </ul>
  );
}
