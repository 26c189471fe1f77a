import { KeyRound, MonitorSmartphone, ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { ControlRow } from './control-row.tsx';
import { LoginSessions } from './sessions/login-sessions.tsx';

const managed = 'Your identity provider manages this.';

/** Where the person is signed in; what cannot be changed here says why. */
export function AccountSecurity() {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Panel title="Account Security">
      <div className="divide-y divide-line">
        <ControlRow disabled title="Two-Factor Authentication" text={managed} icon={ShieldCheck} />
        <ControlRow disabled title="Change Password" text={managed} icon={KeyRound} />
        <div>
          <ControlRow
            title="Login Sessions"
            text="Where you are signed in, and the way to end it there."
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
