import type { ReviewState } from '@clauselight/schema';
import { formatDollars, formatDuration } from '../../lib/format.ts';
import type { LanguageModel } from '../../lib/language-model.ts';
import type { ReviewOf } from '../../lib/review/review-address.ts';
import type { DataRow } from '../../ui/data-rows.tsx';
import { t } from './messages.ts';
import { ModelSwitch } from './model-switch.tsx';
import { describeCalls, describePortions, describeRejected } from './wording.ts';

interface ReviewDetailsProps {
  of: ReviewOf;
  model: LanguageModel;
  state: ReviewState;
  onActed: () => void;
}

/** What was read, left out and spent, and where the text went. */
export function ReviewDetails({ of, model, state, onActed }: ReviewDetailsProps) {
  return (
    <>
      <dl className="grid grid-cols-[7.5rem_1fr] gap-x-3 gap-y-1 pb-2 sm:grid-cols-[9rem_1fr]">
        {listFacts(model, state).map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="pb-1">
        <ModelSwitch of={of} isOn onActed={onActed} />
      </p>
    </>
  );
}

function listFacts(model: LanguageModel, state: ReviewState): DataRow[] {
  const { portions, rejected, usage, durationMs } = state;
  const place = model.isLocal ? t('review.details.here') : model.host;
  const facts: DataRow[] = [
    { label: t('review.details.partsRead'), value: describePortions(portions) },
  ];
  if (portions.done > 0) {
    facts.push({
      label: t('review.details.leftOut'),
      value: describeRejected(rejected) ?? t('review.details.nothingLeftOut'),
    });
  }
  facts.push(
    {
      label: t('review.details.textWentTo'),
      value: usage.calls + usage.cachedCalls === 0 ? t('review.details.nobody') : place,
    },
    { label: t('review.details.model'), value: `${state.model.name} (${state.model.provider})` },
    { label: t('review.details.questions'), value: describeCalls(usage) },
    {
      label: t('review.details.tokens'),
      value: t('review.details.tokenCounts', {
        input: usage.inputTokens,
        output: usage.outputTokens,
      }),
    },
  );
  if (usage.dollars !== undefined) {
    facts.push({ label: t('review.details.cost'), value: formatDollars(usage.dollars) });
  }
  if (durationMs !== undefined)
    facts.push({ label: t('review.details.time'), value: formatDuration(durationMs) });
  return facts;
}
