import type { KeyFigure, ReportDetails } from '@clauselight/schema';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { Part } from '../../../ui/panel.tsx';
import { EvidenceLink } from '../evidence-link.tsx';
import { Message, t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';
import { CheckItems } from './check-items.tsx';
import { RecomputedFigures } from './recomputed-figures.tsx';
import { TaskTable } from './task-table.tsx';

/** The figures of a report, whether they agree, what it promises, and which of the expected parts it has. */
export function ReportDetailsView({ details }: { details: ReportDetails }) {
  const { keyFigures, commitments, structure, policy } = details;
  return (
    <>
      {keyFigures.length > 0 && (
        <Part
          title={t('results.report.keyFigures')}
          aside={<Label>{t('results.report.figureCount', { count: keyFigures.length })}</Label>}
        >
          <FigureTable
            caption={t('results.report.keyFigures')}
            columns={listFigureColumns()}
            rows={keyFigures}
          />
        </Part>
      )}
      <RecomputedFigures details={details} />
      {commitments.length > 0 && (
        <Part title={t('results.report.commitments')}>
          <TaskTable caption={t('results.report.commitmentsCaption')} tasks={commitments} />
        </Part>
      )}
      {policy ? (
        <PolicyPart policy={policy} />
      ) : (
        <Part title={t('results.report.structure')}>
          <CheckItems items={structure} />
        </Part>
      )}
      <Part title={t('results.readability.title')}>
        <AnalysisSource details={details} />
      </Part>
    </>
  );
}

function Label({ children }: { children: string }) {
  return <span className="label">{children}</span>;
}

function listFigureColumns(): readonly FigureColumn<KeyFigure>[] {
  return [
    {
      title: t('results.report.figure'),
      cell: ({ display, direction, evidence }) => (
        <span className="whitespace-nowrap">
          {direction && <Direction direction={direction} />}
          <PassageLink evidence={evidence}>
            <span className="font-semibold">{display}</span>
          </PassageLink>
        </span>
      ),
    },
    {
      title: t('results.report.measure'),
      cell: ({ measure }) =>
        measure ? <span className="block first-letter:uppercase">{measure}</span> : <Unstated />,
    },
    { title: t('results.report.period'), cell: ({ period }) => period ?? <Unstated /> },
    { title: t('results.report.mentions'), isFigure: true, cell: ({ mentions }) => mentions },
  ];
}

function Unstated() {
  return <span className="text-ink-soft">{t('results.details.notStated')}</span>;
}

function Direction({ direction }: { direction: 'up' | 'down' }) {
  const Icon = direction === 'up' ? ArrowUp : ArrowDown;
  return (
    <>
      <Icon aria-hidden="true" size={14} className="mr-1 inline-block text-ink-soft" />
      <span className="sr-only">
        {t(direction === 'up' ? 'results.report.up' : 'results.report.down')}{' '}
      </span>
    </>
  );
}

function AnalysisSource({ details }: { details: ReportDetails }) {
  const { words, sentences, lix, longSentences, longSentenceCount } = details.readability;
  return (
    <div className="space-y-1 text-small text-ink-soft">
      <p>
        {t('results.report.length', { words, sentences })}
        {lix !== undefined &&
          ` ${t('results.report.lix', { lix, difficulty: rateDifficulty(lix) })}`}
      </p>
      {longSentenceCount > 0 && (
        <Disclosure title={t('results.report.longSentences', { count: longSentenceCount })}>
          {longSentences.map((sentence) => (
            <EvidenceLink key={sentence.start} evidence={sentence} />
          ))}
        </Disclosure>
      )}
    </div>
  );
}

/** Björnsson's (1968) bands, as the message names them. */
function rateDifficulty(lix: number): string {
  if (lix < 30) return 'veryEasy';
  if (lix < 40) return 'easy';
  if (lix < 50) return 'medium';
  return lix < 60 ? 'hard' : 'veryHard';
}

function PolicyPart({ policy }: { policy: NonNullable<ReportDetails['policy']> }) {
  const { particulars, bindingSentences, softSentences, vagueDuties } = policy;
  return (
    <Part title={t('results.report.policy')}>
      <CheckItems items={particulars} />
      <p className="mt-3">
        {t('results.report.sentenceForce', { binding: bindingSentences, soft: softSentences })}
      </p>
      {vagueDuties.length > 0 && (
        <p>
          <Message
            id="results.report.vagueDuties"
            values={{
              words: vagueDuties.map(({ word, evidence }, index) => (
                <span key={evidence.start}>
                  {index > 0 && ', '}
                  <PassageLink evidence={evidence}>{word}</PassageLink>
                </span>
              )),
            }}
          />
        </p>
      )}
    </Part>
  );
}
