import { retentionChoices, type Settings } from '@clauselight/schema';
import { Panel } from '../../ui/panel.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { SettingsPartProps } from './use-settings-draft.ts';

const never = 'never';

const choices = [
  { value: never, title: 'Never' },
  ...retentionChoices.map((days) => ({
    value: String(days),
    title: days === 365 ? '1 year' : `${days} days`,
  })),
];

/** How long documents stay. */
export function Retention({ settings, saved, onChange }: SettingsPartProps & { saved: Settings }) {
  const { retentionDays } = settings;
  return (
    <Panel title="Your Documents">
      <ChoiceField
        label="Delete my documents after …"
        description={describeRetention(retentionDays)}
        value={String(retentionDays ?? never)}
        onChange={(value) =>
          onChange({
            retentionDays: retentionChoices.find((days) => String(days) === value) ?? null,
          })
        }
        options={choices}
      />
      <p role="status" className="text-small">
        {isShorter(retentionDays, saved.retentionDays) && (
          <span className="block border-l-3 border-critical pl-2.5">
            Documents that are older than that already go soon after you save. They cannot be
            brought back.
          </span>
        )}
      </p>
    </Panel>
  );
}

type Days = Settings['retentionDays'];

function describeRetention(days: Days): string {
  if (days === null)
    return 'They stay until you delete them. This server never uses them for training.';
  return `Each document is deleted ${days} days after its upload, and its analyses and highlights with it.`;
}

function isShorter(days: Days, than: Days): boolean {
  return days !== null && (than === null || days < than);
}
