import {
  clausesNote,
  clausesTitle,
  countVerdicts,
  groupByImportance,
  type JudgedClause,
  judgeClauses,
  splitTellingClauses,
} from '@clauselight/core';
import type { Analysis } from '@clauselight/schema';
import { useMemo } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Part } from '../../../ui/panel.tsx';
import { t } from '../messages.ts';
import { ClauseLine } from './clause-line.tsx';

interface ClausesPartProps {
  /** For the side taken, without what is set aside. */
  analysis: Analysis;
  /** Id of the side taken. */
  side: string | undefined;
  /** Whether nothing stands above it. */
  isFirst: boolean;
  /** Whether the reader came for something else: then only the counts are shown at first. */
  isShortAtFirst: boolean;
}

/** Every clause that a contract of the kind should have, with a verdict; what neither is essential nor speaks against it comes on demand. */
export function ClausesPart({ analysis, side, isFirst, isShortAtFirst }: ClausesPartProps) {
  const clauses = useMemo(() => judgeClauses(analysis, side), [analysis, side]);
  if (clauses.length === 0) return null;
  const { telling, others } = splitTellingClauses(clauses, side);
  const lineOf = (clause: JudgedClause) => (
    <ClauseLine key={clause.id} clause={clause} analysis={analysis} side={side} />
  );
  return (
    <Part
      title={clausesTitle}
      isFirst={isFirst}
      aside={<span className="label">{countVerdicts(clauses)}</span>}
    >
      <Disclosure
        key={String(isShortAtFirst)}
        title={t('results.clauses.show', { count: clauses.length })}
        isOpenAtFirst={!isShortAtFirst}
      >
        <p className="mb-2 max-w-[70ch] text-small text-ink-soft">{clausesNote}</p>
        {groupByImportance(telling).map(({ name, clauses: own }) => (
          <section key={name} aria-label={name} className="mt-3">
            <p className="label">{name}</p>
            <ul className="divide-y divide-line">{own.map(lineOf)}</ul>
          </section>
        ))}
        {others.length > 0 && (
          <div className="mt-3">
            <Disclosure title={t('results.clauses.others', { count: others.length })}>
              <ul className="divide-y divide-line">{others.map(lineOf)}</ul>
            </Disclosure>
          </div>
        )}
      </Disclosure>
    </Part>
  );
}
