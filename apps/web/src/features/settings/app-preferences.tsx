import { type ServerFacts, type UsualRole, usualRoles } from '@clauselight/schema';
import { useServerFacts } from '../../lib/api/get-server.ts';
import { describeModelPlace } from '../../lib/language-model.ts';
import { Panel } from '../../ui/panel.tsx';
import { SwitchField } from '../../ui/switch.tsx';
import { useIsDark } from '../../ui/theme.ts';
import { ChoiceField } from './choice-field.tsx';
import { t } from './messages.ts';
import type { SettingsPartProps } from './use-settings-draft.ts';

const roleTitles = {
  customer: 'settings.role.customer',
  provider: 'settings.role.provider',
  seller: 'settings.role.seller',
  contractor: 'settings.role.contractor',
  employee: 'settings.role.employee',
  employer: 'settings.role.employer',
  tenant: 'settings.role.tenant',
  landlord: 'settings.role.landlord',
  borrower: 'settings.role.borrower',
  lender: 'settings.role.lender',
  licensee: 'settings.role.licensee',
  licensor: 'settings.role.licensor',
  franchisee: 'settings.role.franchisee',
  franchisor: 'settings.role.franchisor',
  distributor: 'settings.role.distributor',
  manufacturer: 'settings.role.manufacturer',
  recipient: 'settings.role.recipient',
  discloser: 'settings.role.discloser',
} as const satisfies Record<UsualRole, string>;

/** How the application looks, and what it does by itself. */
export function AppPreferences({ settings, onChange }: SettingsPartProps) {
  const isPageDark = useIsDark();
  const { theme, autoAnalysis, languageModel, usualRole } = settings;
  const { data: server } = useServerFacts();
  return (
    <Panel title={t('settings.preferences.title')}>
      <div className="divide-y divide-line">
        <SwitchField
          label={t('settings.preferences.dark')}
          description={t('settings.preferences.darkText')}
          isOn={theme === 'dark' || (theme === 'system' && isPageDark)}
          onSwitch={(isOn) => onChange({ theme: isOn ? 'dark' : 'light' })}
        />
        <SwitchField
          label={t('settings.preferences.autoAnalysis')}
          description={t('settings.preferences.autoAnalysisText')}
          isOn={autoAnalysis}
          onSwitch={(isOn) => onChange({ autoAnalysis: isOn })}
        />
        <SwitchField
          label={t('settings.preferences.model')}
          description={describeModelUse(server, languageModel)}
          note={
            server && !server.languageModel ? t('settings.preferences.modelMissing') : undefined
          }
          isOn={languageModel}
          onSwitch={(isOn) => onChange({ languageModel: isOn })}
        />
        <ChoiceField
          label={t('settings.preferences.role')}
          description={t('settings.preferences.roleText')}
          value={usualRole ?? 'none'}
          onChange={(role) => onChange({ usualRole: role === 'none' ? null : role })}
          options={listRoles()}
        />
      </div>
    </Panel>
  );
}

function describeModelUse(server: ServerFacts | undefined, isOn: boolean): string {
  const model = server?.languageModel;
  if (!model) return t('settings.preferences.modelText');
  if (!isOn) return t('settings.preferences.modelOff', { model: model.label });
  return t('settings.preferences.modelOn', {
    model: model.label,
    place: describeModelPlace(model),
  });
}

function listRoles(): { value: UsualRole | 'none'; title: string }[] {
  return [
    { value: 'none', title: t('settings.preferences.noRole') },
    ...usualRoles.map((role) => ({ value: role, title: t(roleTitles[role]) })),
  ];
}
