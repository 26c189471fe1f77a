import type { KeyFigure, ReportDetails } from '@clauselight/schema';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { formatCount } from '../../../lib/format.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { Part } from '../../../ui/panel.tsx';
import { EvidenceLink } from '../evidence-link.tsx';
import { PassageLink } from '../passage-link.tsx';
import { CheckItems } from './check-items.tsx';
import { RecomputedFigures } from './recomputed-figures.tsx';
import { TaskTable } from './task-table.tsx';

/** The figures of a report, whether they agree, what it promises, and what it holds of what a reader looks for. */
export function ReportDetailsView({ details }: { details: ReportDetails }) {
  const { keyFigures, commitments, structure, policy } = details;
  return (
    <>
      {keyFigures.length > 0 && (
        <Part title="Key figures" aside={<Label>{formatCount(keyFigures.length, 'figure')}</Label>}>
          <FigureTable caption="Key figures" columns={figureColumns} rows={keyFigures} />
        </Part>
      )}
      <RecomputedFigures details={details} />
      {commitments.length > 0 && (
        <Part title="What is promised">
          <TaskTable caption="Promises" tasks={commitments} />
        </Part>
      )}
      {policy ? (
        <PolicyPart policy={policy} />
      ) : (
        <Part title="What a reader who decides looks for">
          <CheckItems items={structure} />
        </Part>
      )}
      <Part title="How it reads">
        <Reading details={details} />
      </Part>
    </>
  );
}

function Label({ children }: { children: string }) {
  return <span className="label">{children}</span>;
}

const figureColumns: readonly FigureColumn<KeyFigure>[] = [
  {
    title: 'Figure',
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
    title: 'Of what',
    cell: ({ measure }) =>
      measure ? <span className="block first-letter:uppercase">{measure}</span> : <Unstated />,
  },
  { title: 'When', cell: ({ period }) => period ?? <Unstated /> },
  { title: 'Mentions', isFigure: true, cell: ({ mentions }) => mentions },
];

function Unstated() {
  return <span className="text-ink-soft">not stated</span>;
}

function Direction({ direction }: { direction: 'up' | 'down' }) {
  const Icon = direction === 'up' ? ArrowUp : ArrowDown;
  return (
    <>
      <Icon aria-hidden="true" size={14} className="mr-1 inline-block text-ink-soft" />
      <span className="sr-only">{direction} </span>
    </>
  );
}

function Reading({ details }: { details: ReportDetails }) {
  const { words, sentences, lix, longSentences, longSentenceCount } = details.readability;
  return (
    <div className="space-y-1 text-small text-ink-soft">
      <p>
        {formatCount(words, 'word')} in {formatCount(sentences, 'sentence')}.
        {lix !== undefined &&
          ` LIX ${lix}, ${describeLix(lix)}: words a sentence plus percent of words over six letters.`}
      </p>
      {longSentenceCount > 0 && (
        <Disclosure title={`Sentences of more than 30 words (${longSentenceCount})`}>
          {longSentences.map((sentence) => (
            <EvidenceLink key={sentence.start} evidence={sentence} />
          ))}
        </Disclosure>
      )}
    </div>
  );
}

/** Björnsson's (1968) bands. */
function describeLix(lix: number): string {
  if (lix < 30) return 'very easy';
  if (lix < 40) return 'easy';
  if (lix < 50) return 'medium';
  return lix < 60 ? 'hard' : 'very hard';
}

function PolicyPart({ policy }: { policy: NonNullable<ReportDetails['policy']> }) {
  const { particulars, bindingSentences, softSentences, vagueDuties } = policy;
  return (
    <Part title="As a policy">
      <CheckItems items={particulars} />
      <p className="mt-3">
        {formatCount(bindingSentences, 'sentence binds', 'sentences bind')},{' '}
        {formatCount(softSentences, 'merely advises', 'merely advise')}.
      </p>
      {vagueDuties.length > 0 && (
        <p>
          Duties that nobody can measure:{' '}
          {vagueDuties.map(({ word, evidence }, index) => (
            <span key={evidence.start}>
              {index > 0 && ', '}
              <PassageLink evidence={evidence}>{word}</PassageLink>
            </span>
          ))}
        </p>
      )}
    </Part>
  );
}
