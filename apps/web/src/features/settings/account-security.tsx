import { KeyRound, MonitorSmartphone, ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { ControlRow } from './control-row.tsx';
import { t } from './messages.ts';
import { LoginSessions } from './sessions/login-sessions.tsx';

/** The login sessions, and disabled controls that say who manages them. */
export function AccountSecurity() {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Panel title={t('settings.security.title')}>
      <div className="divide-y divide-line">
        <ControlRow
          disabled
          title={t('settings.security.twoFactor')}
          text={t('settings.security.managed')}
          icon={ShieldCheck}
        />
        <ControlRow
          disabled
          title={t('settings.security.password')}
          text={t('settings.security.managed')}
          icon={KeyRound}
        />
        <div>
          <ControlRow
            title={t('settings.security.sessions')}
            text={t('settings.security.sessionsText')}
            icon={MonitorSmartphone}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          />
          <div id={id}>{isOpen && <LoginSessions />}</div>
        </div>
      </div>
    </Panel>
  );
}
