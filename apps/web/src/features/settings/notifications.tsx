import { useState } from 'react';
import { useServerFacts } from '../../lib/api/get-server.ts';
import { describePhone } from '../../lib/phone.ts';
import { Panel } from '../../ui/panel.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { SwitchField } from '../../ui/switch.tsx';
import type { SettingsPartProps } from './use-settings-draft.ts';

interface NotificationsProps extends SettingsPartProps {
  /** Whether to say that a number is needed. */
  isPhoneMissing: boolean;
}

/** What is sent, and where to. */
export function Notifications({ settings, onChange, isPhoneMissing }: NotificationsProps) {
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
          label="Daily Digest"
          description="One e-mail a day instead of one for each analysis"
          note={
            settings.dailyDigest && !settings.emailNotifications
              ? 'Email Notifications are off: no digest is sent either.'
              : undefined
          }
          isOn={settings.dailyDigest}
          onSwitch={(dailyDigest) => onChange({ dailyDigest })}
        />
        <div>
          <SwitchField
            label="SMS Notifications"
            description="Get text updates for important alerts"
            note={server?.isSmsConfigured === false ? sayUnavailable('SMS') : undefined}
            isOn={settings.smsNotifications}
            onSwitch={(smsNotifications) => onChange({ smsNotifications })}
          />
          {settings.smsNotifications && (
            <SmsNumber
              phone={settings.phone}
              onChange={(phone) => onChange({ phone })}
              isMissing={isPhoneMissing}
            />
          )}
        </div>
      </div>
    </Panel>
  );
}

interface SmsNumberProps {
  phone: string;
  onChange: (phone: string) => void;
  isMissing: boolean;
}

function SmsNumber({ phone, onChange, isMissing }: SmsNumberProps) {
  const [isLeft, setIsLeft] = useState(false);
  const missing = isMissing ? 'Please enter a valid phone number with country code' : undefined;
  return (
    <div className="max-w-md">
      <PhoneField
        maxLength={40}
        value={phone}
        onValueChange={onChange}
        onBlur={() => setIsLeft(true)}
        problem={missing ?? (isLeft ? describePhone(phone) : undefined)}
      />
    </div>
  );
}

function sayUnavailable(channel: string): string {
  return `${channel} is not configured on this server: nothing is sent until it is.`;
}
