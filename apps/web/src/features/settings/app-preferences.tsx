import { Panel } from '../../ui/panel.tsx';
import { SwitchField } from '../../ui/switch.tsx';
import type { SettingsPartProps } from './use-settings.ts';

export function AppPreferences({ settings, onChange }: SettingsPartProps) {
  return (
    <Panel title="App Preferences">
      <div className="divide-y divide-line">
        <SwitchField
          label="Dark Mode"
          description="Light text on a dark page; follows the system until you choose"
          isOn={settings.darkMode}
          onSwitch={(darkMode) => onChange({ darkMode })}
        />
        <SwitchField
          label="Auto Analysis"
          description="Automatically start analysis after upload"
          isOn={settings.autoAnalysis}
          onSwitch={(autoAnalysis) => onChange({ autoAnalysis })}
        />
      </div>
    </Panel>
  );
}
