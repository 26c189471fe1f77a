import {
  describeAnswers,
  describeCertainty,
  ndaChecksNote,
  ndaChecksTitle,
  ndaOutcomeNames,
  usualAnswersNote,
} from '@clauselight/core';
import type { NdaCheck } from '@clauselight/schema';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Part } from '../../ui/panel.tsx';
import { EvidenceLink } from './evidence-link.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { t } from './messages.ts';
import { StateMark } from './state-mark.tsx';
import { UsualLines } from './usual-lines.tsx';

const states = { entailed: 'yes', contradicted: 'no', 'not-mentioned': 'none' } as const;

/** The standard questions about non-disclosure agreements, and this one's answer to each. */
export function NdaChecksPart({ checks }: { checks: readonly NdaCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <Part title={ndaChecksTitle} aside={<Counts checks={checks} />}>
      <p className="mb-1 max-w-[70ch] text-small text-ink-soft">{ndaChecksNote}</p>
      {checks.some(({ usual }) => usual !== undefined) && <UsualLines lines={[usualAnswersNote]} />}
      <ul className="divide-y divide-line">
        {checks.map((check) => (
          <CheckRow key={check.id} check={check} />
        ))}
      </ul>
    </Part>
  );
}

function Counts({ checks }: { checks: readonly NdaCheck[] }) {
  const count = (outcome: NdaCheck['outcome']) =>
    checks.filter((check) => check.outcome === outcome).length;
  return (
    <span className="label">
      {t('results.nda.counts', {
        said: count('entailed'),
        denied: count('contradicted'),
        notMentioned: count('not-mentioned'),
      })}
    </span>
  );
}

function CheckRow({ check }: { check: NdaCheck }) {
  const { title, hypothesis, outcome, probability, evidence } = check;
  const shown = new Set(evidence.map(({ start }) => start));
  const elsewhere = check.lookedIn.filter(({ start }) => !shown.has(start));
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-1 py-4 sm:grid-cols-[10rem_1fr]">
      <div className="flex flex-wrap items-baseline gap-x-4 sm:block">
        <StateMark state={states[outcome]} isNeutral>
          {ndaOutcomeNames[outcome]}
        </StateMark>
        <p className="text-small text-ink-soft">{describeCertainty(probability)}</p>
      </div>
      <div className="min-w-0 space-y-1.5">
        <h4 className="font-serif text-base font-semibold">{title}</h4>
        <p className="text-small text-ink-soft">{hypothesis}</p>
        {check.usual && <UsualLines lines={[describeAnswers(check.usual)]} />}
        {evidence.map((passage) => (
          <EvidenceLink key={`${passage.start}-${passage.end}`} evidence={passage} />
        ))}
        {elsewhere.length > 0 && (
          <Disclosure
            title={t(evidence.length > 0 ? 'results.nda.alsoLookedAt' : 'results.nda.lookedIn', {
              count: elsewhere.length,
            })}
          >
            <EvidenceList passages={elsewhere} />
          </Disclosure>
        )}
      </div>
    </li>
  );
}
