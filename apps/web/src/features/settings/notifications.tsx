import { useState } from 'react';
import { useServerFacts } from '../../lib/api/get-server.ts';
import { describePhone } from '../../lib/phone.ts';
import { Panel } from '../../ui/panel.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { SwitchField } from '../../ui/switch.tsx';
import { t } from './messages.ts';
import type { SettingsPartProps } from './use-settings-draft.ts';

interface NotificationsProps extends SettingsPartProps {
  /** Whether to show that a phone number is required. */
  isPhoneMissing: boolean;
}

/** Which messages are sent, and where to. */
export function Notifications({ settings, onChange, isPhoneMissing }: NotificationsProps) {
  const { data: server } = useServerFacts();
  return (
    <Panel title={t('settings.notifications.title')}>
      <div className="divide-y divide-line">
        <SwitchField
          label={t('settings.notifications.email')}
          description={t('settings.notifications.emailText')}
          note={
            server?.isEmailConfigured === false ? t('settings.notifications.noEmail') : undefined
          }
          isOn={settings.emailNotifications}
          onSwitch={(emailNotifications) => onChange({ emailNotifications })}
        />
        <SwitchField
          label={t('settings.notifications.digest')}
          description={t('settings.notifications.digestText')}
          note={
            settings.dailyDigest && !settings.emailNotifications
              ? t('settings.notifications.noDigest')
              : undefined
          }
          isOn={settings.dailyDigest}
          onSwitch={(dailyDigest) => onChange({ dailyDigest })}
        />
        <div>
          <SwitchField
            label={t('settings.notifications.sms')}
            description={t('settings.notifications.smsText')}
            note={server?.isSmsConfigured === false ? t('settings.notifications.noSms') : undefined}
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
  const missing = isMissing ? t('settings.notifications.phoneMissing') : undefined;
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
