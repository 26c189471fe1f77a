import { notARiskReasonNames } from '@clauselight/core';
import { type Finding, notARiskReasonSchema } from '@clauselight/schema';
import { SelectField } from '../../../ui/select-field.tsx';
import { t } from '../messages.ts';
import { useFindingStates } from './finding-states-context.ts';

/** Why a finding is not a risk; nothing for other states. */
export function ReasonField({ finding }: { finding: Finding }) {
  const { getDecision, decide } = useFindingStates();
  const { state, reason } = getDecision(finding.id);
  if (state !== 'not-a-risk') return null;
  return (
    <SelectField
      label={t('results.states.reason')}
      value={reason ?? ''}
      onChange={(value) => {
        const chosen = notARiskReasonSchema.options.find((option) => option === value);
        decide(finding, { reason: chosen });
      }}
      options={[
        { value: '', title: t('results.states.noReason') },
        ...notARiskReasonSchema.options.map((option) => ({
          value: option as string,
          title: notARiskReasonNames[option],
        })),
      ]}
    />
  );
}
