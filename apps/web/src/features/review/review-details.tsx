import type { ReviewState } from '@clauselight/schema';
import { formatDollars, formatDuration, formatNumber } from '../../lib/format.ts';
import type { LanguageModel } from '../../lib/language-model.ts';
import type { ReviewOf } from '../../lib/review/review-address.ts';
import type { DataRow } from '../../ui/data-rows.tsx';
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
  const place = model.isLocal ? "This server's own machine" : model.host;
  const facts: DataRow[] = [{ label: 'Parts read', value: describePortions(portions) }];
  if (portions.done > 0) {
    facts.push({
      label: 'Left out',
      value: describeRejected(rejected) ?? 'Nothing: all of it stood the comparison with the text.',
    });
  }
  facts.push(
    {
      label: 'Text went to',
      value: usage.calls + usage.cachedCalls === 0 ? 'Nobody: nothing was asked' : place,
    },
    { label: 'Model', value: `${state.model.name} (${state.model.provider})` },
    { label: 'Questions', value: describeCalls(usage) },
    {
      label: 'Tokens',
      value: `${formatNumber(usage.inputTokens)} read, ${formatNumber(usage.outputTokens)} written`,
    },
  );
  if (usage.dollars !== undefined) {
    facts.push({ label: 'Cost', value: formatDollars(usage.dollars) });
  }
  if (durationMs !== undefined) facts.push({ label: 'Time', value: formatDuration(durationMs) });
  return facts;
}
