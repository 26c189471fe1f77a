import { getFindingStateNames } from '@clauselight/core';
import { type Finding, type FindingStateName, findingStateNameSchema } from '@clauselight/schema';
import { Ban, Check, CheckCheck, CircleDashed, EllipsisVertical, Handshake } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuChoice } from '../../../ui/menu.tsx';
import { useAnalysisContext } from '../analysis-context.ts';
import { t } from '../messages.ts';
import { useFindingStates } from './finding-states-context.ts';
import { stateKeys } from './use-finding-keys.ts';

/** The icon of each state of a finding. */
export const stateIcons = {
  open: CircleDashed,
  accepted: Check,
  negotiate: Handshake,
  done: CheckCheck,
  'not-a-risk': Ban,
} as const;

function keyOf(state: FindingStateName): string | undefined {
  return Object.keys(stateKeys).find((key) => stateKeys[key] === state);
}

interface StateMenuProps {
  finding: Finding;
  onDecide: (finding: Finding, state: FindingStateName) => void;
}

/** What the reader decides about a finding: one of five states. */
export function StateMenu({ finding, onDecide }: StateMenuProps) {
  const { getDecision } = useFindingStates();
  const names = getFindingStateNames(useAnalysisContext().family);
  const label = t('results.states.decideAbout', { title: finding.title });
  return (
    <Menu
      trigger={
        <IconButton label={label} className="size-8">
          <EllipsisVertical aria-hidden="true" size={16} />
        </IconButton>
      }
    >
      <MenuChoice
        label={label}
        value={getDecision(finding.id).state}
        onChange={(state) => onDecide(finding, state)}
        options={findingStateNameSchema.options.map((state) => {
          const Icon = stateIcons[state];
          return {
            value: state,
            title: names[state],
            icon: <Icon aria-hidden="true" size={15} />,
            key: keyOf(state),
          };
        })}
      />
    </Menu>
  );
}
