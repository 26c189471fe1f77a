import { retentionChoices, type Settings } from '@clauselight/schema';
import { Panel } from '../../ui/panel.tsx';
import { ChoiceField } from './choice-field.tsx';
import { t } from './messages.ts';
import type { SettingsPartProps } from './use-settings-draft.ts';

const never = 'never';

/** How long documents stay. */
export function Retention({ settings, saved, onChange }: SettingsPartProps & { saved: Settings }) {
  const { retentionDays } = settings;
  return (
    <Panel title={t('settings.retention.title')}>
      <ChoiceField
        label={t('settings.retention.label')}
        description={describeRetention(retentionDays)}
        value={String(retentionDays ?? never)}
        onChange={(value) =>
          onChange({
            retentionDays: retentionChoices.find((days) => String(days) === value) ?? null,
          })
        }
        options={listChoices()}
      />
      <p role="status" className="text-small">
        {isShorter(retentionDays, saved.retentionDays) && (
          <span className="block border-l-3 border-critical pl-2.5">
            {t('settings.retention.warning')}
          </span>
        )}
      </p>
    </Panel>
  );
}

type Days = Settings['retentionDays'];

function listChoices() {
  return [
    { value: never, title: t('settings.retention.never') },
    ...retentionChoices.map((days) => ({
      value: String(days),
      title: days === 365 ? t('settings.retention.year') : t('settings.retention.days', { days }),
    })),
  ];
}

function describeRetention(days: Days): string {
  if (days === null) return t('settings.retention.stays');
  return t('settings.retention.text', { days });
}

function isShorter(days: Days, than: Days): boolean {
  return days !== null && (than === null || days < than);
}
