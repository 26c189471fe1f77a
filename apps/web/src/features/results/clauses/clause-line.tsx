import {
  describeUsual,
  getVerdictTone,
  type JudgedClause,
  listVerdictPassages,
  nameVerdict,
} from '@clauselight/core';
import type { Analysis } from '@clauselight/schema';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { ToneMark } from '../../../ui/tone.tsx';
import { EvidenceLink } from '../evidence-link.tsx';
import { FindingLink } from '../finding-link.tsx';
import { t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';
import { StateMark } from '../state-mark.tsx';
import { UsualLines } from '../usual-lines.tsx';

interface ClauseLineProps {
  clause: JudgedClause;
  analysis: Analysis;
  side: string | undefined;
}

/** A clause and its verdict in one line, which opens to the reason, the words, the request and the findings. */
export function ClauseLine({ clause, analysis, side }: ClauseLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <details className="group/line" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="flex min-h-9 flex-wrap items-center gap-x-4 py-1 marker:content-none hover:text-action [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden="true"
            size={15}
            className="shrink-0 text-ink-soft transition-transform group-open/line:rotate-90"
          />
          <span className="min-w-44 flex-1 break-words">
            <span className="font-medium">{clause.name}</span>{' '}
            <span className="text-small text-ink-soft max-sm:block">
              {clause.facts.map(({ text }) => text).join(' · ')}
            </span>
          </span>
          <span className="max-w-full max-sm:pl-8">
            <VerdictMark clause={clause} analysis={analysis} side={side} />
          </span>
        </summary>
        {isOpen && <ClauseDetails clause={clause} analysis={analysis} />}
      </details>
    </li>
  );
}

function ClauseDetails({ clause, analysis }: Omit<ClauseLineProps, 'side'>) {
  const findings = analysis.findings.filter(({ id }) => clause.findingIds.includes(id));
  return (
    <div className="space-y-1.5 pb-3 pl-5">
      <p className="max-w-[70ch] text-small text-ink-soft">{clause.question}</p>
      <p className="max-w-[70ch]">{clause.reason}</p>
      {clause.request !== undefined && clause.request !== '' && (
        <p className="max-w-[70ch]">
          <span className="font-semibold">{t('results.clauses.ask')}</span> {clause.request}
        </p>
      )}
      {clause.facts.length > 0 && (
        <p className="flex max-w-[70ch] flex-wrap gap-x-3 text-small">
          <span className="text-ink-soft">{t('results.clauses.states')}</span>
          {clause.facts.map(({ text, evidence }) => (
            <PassageLink key={text} evidence={evidence}>
              {text}
            </PassageLink>
          ))}
        </p>
      )}
      {listVerdictPassages(clause, analysis.findings).map((passage) => (
        <EvidenceLink
          key={`${passage.start}-${passage.end}`}
          evidence={passage}
          clause={passage.start === clause.evidence[0]?.start ? clause.clause : undefined}
        />
      ))}
      {findings.length > 0 && (
        <ul aria-label={t('results.clauses.findings')} className="space-y-0.5 text-small">
          {findings.map((finding) => (
            <li key={finding.id}>
              <FindingLink findingId={finding.id}>{finding.title}</FindingLink>
            </li>
          ))}
        </ul>
      )}
      <UsualLines lines={describeUsual(clause.usual)} />
    </div>
  );
}

function VerdictMark({ clause, analysis, side }: ClauseLineProps) {
  const words = nameVerdict(clause, analysis.sides, side);
  switch (getVerdictTone(clause, side)) {
    case 'bad':
      return <ToneMark tone="critical">{words}</ToneMark>;
    case 'doubtful':
      return <ToneMark tone="medium">{words}</ToneMark>;
    case 'good':
      return <StateMark state="yes">{words}</StateMark>;
    default:
      return <StateMark state="none">{words}</StateMark>;
  }
}
