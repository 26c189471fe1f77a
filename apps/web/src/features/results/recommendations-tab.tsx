import {
  groupRequests,
  isSilenceTelling,
  type RequestGroup,
  requestRanks,
  silenceNote,
} from '@clauselight/core';
import type { Analysis, Recommendation } from '@clauselight/schema';
import { useMemo } from 'react';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';
import { formatScore } from '../../lib/format.ts';
import { severityTones } from '../../lib/severity.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Growing } from '../../ui/growing.tsx';
import { Part } from '../../ui/panel.tsx';
import { ToneMark } from '../../ui/tone.tsx';
import { useAnalysisContext, useWording } from './analysis-context.ts';
import { ChangesPart } from './changes/changes-part.tsx';
import { EvidenceLink } from './evidence-link.tsx';
import { FindingLink } from './finding-link.tsx';
import { t } from './messages.ts';
import { FurtherAdvicePart } from './review/further-advice-part.tsx';
import { useFindingStates } from './states/finding-states-context.ts';
import { writeRequests } from './write-requests.ts';

/** What to ask for, by the engine and, where one was asked, by the language model. */
export function RecommendationsTab({ analysis }: { analysis: Analysis }) {
  return (
    <>
      <ChangesPart findings={analysis.findings} />
      <RecommendationList analysis={analysis} />
      <FurtherAdvicePart />
    </>
  );
}

/** Each request once, the most important first, with every place that calls for it. */
function RecommendationList({ analysis }: { analysis: Analysis }) {
  const { recommendations } = analysis;
  const { setAside } = useFindingStates();
  const { isReadOnly } = useAnalysisSource();
  const groups = useMemo(() => groupRequests(recommendations), [recommendations]);
  if (recommendations.length === 0) {
    const afterSetAside = isReadOnly
      ? 'results.recommendations.noneLeftForSender'
      : 'results.recommendations.noneLeft';
    const noneFound = isSilenceTelling(analysis)
      ? t('results.recommendations.none')
      : t('results.silence.toAskFor', { note: silenceNote });
    return <p className="text-ink-soft">{setAside.length > 0 ? t(afterSetAside) : noneFound}</p>;
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="text-small text-ink-soft">
          {t('results.recommendations.count', { count: groups.length })}
        </p>
        <CopyRequests groups={groups} />
      </div>
      <Growing items={groups}>{(shown) => <RankedGroups groups={shown} />}</Growing>
    </>
  );
}

function CopyRequests({ groups }: { groups: readonly RequestGroup[] }) {
  const { clauses, placeNoun } = useAnalysisContext();
  const { rankNames } = useWording();
  // Naming the place of every request looks through all clauses.
  const text = useMemo(
    () => writeRequests(groups, { rankNames, clauses, placeNoun }),
    [groups, rankNames, clauses, placeNoun],
  );
  return <CopyButton text={text} label={t('results.recommendations.copyAll')} />;
}

/** The requests under the name of their rank; the numbers go on. */
function RankedGroups({ groups }: { groups: readonly RequestGroup[] }) {
  const { rankNames } = useWording();
  return requestRanks.map((rank) => {
    const own = groups.filter((group) => group.rank === rank);
    if (own.length === 0) return null;
    return (
      <Part
        key={rank}
        isFirst={own[0] === groups[0]}
        title={rankNames[rank]}
        className="not-first:mt-6"
      >
        <ol className="divide-y divide-line">
          {own.map((group) => (
            <RequestItem
              key={group.recommendations[0].id}
              group={group}
              position={groups.indexOf(group) + 1}
            />
          ))}
        </ol>
      </Part>
    );
  });
}

interface RequestItemProps {
  group: RequestGroup;
  position: number;
}

function RequestItem({ group: { severity, recommendations }, position }: RequestItemProps) {
  const [{ findingId, title, text, wording, scoreReduction }] = recommendations;
  const { severityNames } = useWording();
  const { score } = useFindingStates();
  const count = recommendations.length;
  const values = { points: formatScore(scoreReduction), count };
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-2 py-6 first:pt-2 sm:grid-cols-[8.5rem_1fr]">
      <div className="flex items-baseline gap-4 sm:block">
        <p aria-hidden="true" className="font-serif text-figure text-ink-soft">
          {position}
        </p>
        <ToneMark tone={severityTones[severity]}>{severityNames[severity]}</ToneMark>
        {score !== undefined && (
          <p className="text-small leading-6 text-ink-soft">
            {scoreReduction > 0
              ? t('results.recommendations.scoreReduction', values)
              : t('results.recommendations.scoreUnchanged')}
          </p>
        )}
      </div>
      <div className="min-w-0 space-y-2">
        <div className="flex items-start justify-between gap-3">
          <h4 className="text-lead font-semibold">
            <FindingLink findingId={findingId}>{title}</FindingLink>
          </h4>
          <CopyButton text={text} label={t('results.recommendations.copy', { title })} />
        </div>
        <p className="max-w-[70ch]">{text}</p>
        {wording && (
          <p className="max-w-[70ch] border-l border-line-strong pl-4 font-serif">
            {wording}
            <CopyButton text={wording} label={t('results.finding.copyWording', { title })} />
          </p>
        )}
        <RequestPlaces recommendations={recommendations} />
      </div>
    </li>
  );
}

/** Number of places that are shown at first. */
const firstPlaces = 3;

/** The words that call for a request; where one clause calls for it several times, every time. */
function RequestPlaces({ recommendations }: { recommendations: readonly Recommendation[] }) {
  const placed = recommendations.filter(({ evidence }) => evidence !== undefined);
  const rest = placed.slice(firstPlaces);
  return (
    <>
      <Places recommendations={placed.slice(0, firstPlaces)} isShort={placed.length > 1} />
      {rest.length > 0 && (
        <Disclosure title={t('results.recommendations.morePlaces', { count: rest.length })}>
          <Growing items={rest}>{(shown) => <Places recommendations={shown} isShort />}</Growing>
        </Disclosure>
      )}
    </>
  );
}

interface PlacesProps {
  recommendations: readonly Recommendation[];
  isShort: boolean;
}

function Places({ recommendations, isShort }: PlacesProps) {
  if (recommendations.length === 0) return null;
  return (
    <ul className="space-y-1">
      {recommendations.map(
        ({ id, evidence, clause }) =>
          evidence && (
            <li key={id}>
              <EvidenceLink evidence={evidence} clause={clause} isShort={isShort} />
            </li>
          ),
      )}
    </ul>
  );
}
