import {
  describeReduction,
  isSilenceTelling,
  listPlaceholders,
  messageTitle,
  silenceNote,
} from '@clauselight/core';
import type { Analysis, Recommendation } from '@clauselight/schema';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Part } from '../../ui/panel.tsx';
import { useWording } from './analysis-context.ts';
import { CopiedLabel } from './copied-label.tsx';
import { EvidenceLink } from './evidence-link.tsx';
import { FindingLink } from './finding-link.tsx';
import { t } from './messages.ts';

/** What to do first, in order, and a message that asks the other side for it. */
export function DoFirst({ analysis }: { analysis: Analysis }) {
  const { nothingFirst } = useWording();
  const { recommendations, firstSteps } = analysis;
  const first = firstSteps.recommendationIds.flatMap(
    (id) => recommendations.find((recommendation) => recommendation.id === id) ?? [],
  );
  return (
    <Part title={t('results.doFirst.title')}>
      {first.length === 0 && (
        <p className="text-ink-soft">
          {isSilenceTelling(analysis)
            ? nothingFirst
            : t('results.silence.toAskFor', { note: silenceNote })}
        </p>
      )}
      <ol className="grid grid-cols-1 gap-x-10 gap-y-5 @3xl:grid-cols-3">
        {first.map((recommendation, index) => (
          <Step key={recommendation.id} recommendation={recommendation} position={index + 1} />
        ))}
      </ol>
      {firstSteps.message === '' && hasOpenSides(analysis) && (
        <p className="mt-4 text-ink-soft">{t('results.doFirst.takeSide')}</p>
      )}
      {firstSteps.message !== '' && (
        <div className="mt-4">
          <Disclosure title={nameMessage(firstSteps.message, first.length)}>
            <div className="max-w-[70ch] border-l border-line-strong pl-4">
              <CopiedLabel text={firstSteps.message} action={t('results.doFirst.copyMessage')}>
                {nameReadiness(firstSteps.message)}
              </CopiedLabel>
              <p className="font-serif whitespace-pre-line">{firstSteps.message}</p>
            </div>
          </Disclosure>
        </div>
      )}
    </Part>
  );
}

function Step(props: { recommendation: Recommendation; position: number }) {
  const { title, findingId, scoreReduction, evidence, clause } = props.recommendation;
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="font-serif text-lead text-ink-soft">
        {props.position}
      </span>
      <div className="min-w-0">
        <p className="font-semibold">
          <FindingLink findingId={findingId}>{title}</FindingLink>
        </p>
        {scoreReduction > 0 && <p className="label mb-1.5">{describeReduction(scoreReduction)}</p>}
        {evidence && <EvidenceLink evidence={evidence} clause={clause} />}
      </div>
    </li>
  );
}

/** A message is ready to send once nothing in it is left open. */
function nameReadiness(message: string): string {
  const blanks = listPlaceholders(message);
  if (blanks.length === 0) return t('results.doFirst.readyToSend');
  return t('results.doFirst.fillIn', { blanks: blanks.join(', ') });
}

/** Without a side nobody knows whose risk the findings are. */
function hasOpenSides({ sides, firstSteps, findings }: Analysis): boolean {
  const hasSteps = firstSteps.recommendationIds.length > 0;
  return (
    hasSteps &&
    sides.length > 0 &&
    findings.some(({ standing, bearers }) => standing === 'open' && bearers !== undefined)
  );
}

/** The message asks for fewer points than are listed when findings set aside were replaced by others. */
function nameMessage(message: string, steps: number): string {
  const points = message.split('\n\n').filter((part) => /^\d+\. /.test(part)).length;
  if (points === 0 || points >= steps) return messageTitle;
  return t('results.doFirst.partialMessage', { points });
}
