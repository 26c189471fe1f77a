import { type UsualRole, usualRoles } from '@clauselight/schema';
import { Panel } from '../../ui/panel.tsx';
import { SwitchField } from '../../ui/switch.tsx';
import { useIsDark } from '../../ui/theme.ts';
import { ChoiceField } from './choice-field.tsx';
import type { SettingsPartProps } from './use-settings-draft.ts';

const roles: readonly { value: UsualRole | 'none'; title: string }[] = [
  { value: 'none', title: 'It varies' },
  ...usualRoles.map((role) => ({ value: role, title: capitalize(role) })),
];

/** How the application looks, and what it does by itself. */
export function AppPreferences({ settings, onChange }: SettingsPartProps) {
  const isPageDark = useIsDark();
  const { theme, autoAnalysis, usualRole } = settings;
  return (
    <Panel title="App Preferences">
      <div className="divide-y divide-line">
        <SwitchField
          label="Dark Mode"
          description="Light text on a dark page; follows the system until you choose"
          isOn={theme === 'dark' || (theme === 'system' && isPageDark)}
          onSwitch={(isOn) => onChange({ theme: isOn ? 'dark' : 'light' })}
        />
        <SwitchField
          label="Auto Analysis"
          description="Automatically start analysis after upload"
          isOn={autoAnalysis}
          onSwitch={(isOn) => onChange({ autoAnalysis: isOn })}
        />
        <ChoiceField
          label="Which side are you usually?"
          description="Taken in an analysis whose document has that side, unless you choose another there"
          value={usualRole ?? 'none'}
          onChange={(role) => onChange({ usualRole: role === 'none' ? null : role })}
          options={roles}
        />
      </div>
    </Panel>
  );
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
