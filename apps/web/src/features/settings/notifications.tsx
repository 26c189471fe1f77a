import { useServerFacts } from '../../lib/api/get-server.ts';
import { Panel } from '../../ui/panel.tsx';
import { SwitchField } from '../../ui/switch.tsx';
import type { SettingsPartProps } from './use-settings.ts';

export function Notifications({ settings, onChange }: SettingsPartProps) {
  const { data: server } = useServerFacts();
  return (
    <Panel title="Notifications">
      <div className="divide-y divide-line">
        <SwitchField
          label="Email Notifications"
          description="Receive analysis results via email"
          note={server?.isEmailConfigured === false ? sayUnavailable('E-mail') : undefined}
          isOn={settings.emailNotifications}
          onSwitch={(emailNotifications) => onChange({ emailNotifications })}
        />
        <SwitchField
          label="SMS Notifications"
          description="Get text updates for important alerts"
          note={server?.isSmsConfigured === false ? sayUnavailable('SMS') : undefined}
          isOn={settings.smsNotifications}
          onSwitch={(smsNotifications) => onChange({ smsNotifications })}
        />
      </div>
    </Panel>
  );
}

function sayUnavailable(channel: string): string {
  return `${channel} is not configured on this server: nothing is sent until it is.`;
}
