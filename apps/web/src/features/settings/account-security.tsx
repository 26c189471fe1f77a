import { KeyRound, type LucideIcon, MonitorSmartphone, ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

const managed = 'Your identity provider manages this.';

const controls = [
  { title: 'Two-Factor Authentication', reason: managed, icon: ShieldCheck },
  { title: 'Change Password', reason: managed, icon: KeyRound },
  {
    title: 'Login Sessions',
    reason: 'Listing and ending sessions is not available on this server yet.',
    icon: MonitorSmartphone,
  },
] as const;

/** What cannot be changed here; each control says why. */
export function AccountSecurity() {
  return (
    <Panel title="Account Security">
      <ul className="divide-y divide-line">
        {controls.map((control) => (
          <DisabledControl key={control.title} {...control} />
        ))}
      </ul>
    </Panel>
  );
}

interface DisabledControlProps {
  title: string;
  reason: string;
  icon: LucideIcon;
}

function DisabledControl({ title, reason, icon: Icon }: DisabledControlProps) {
  const id = useId();
  return (
    <li className="grid grid-cols-1 items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-[17rem_1fr]">
      <Button disabled aria-describedby={id} className="justify-start">
        <Icon aria-hidden="true" size={16} />
        {title}
      </Button>
      <p id={id} className="text-small text-ink-soft">
        {reason}
      </p>
    </li>
  );
}
