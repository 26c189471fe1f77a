import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';

interface SplitButtonProps {
  icon: LucideIcon;
  /** What the button does, or that it is being done. */
  label: string;
  isBusy: boolean;
  onPress: () => void;
  /** What the menu beside it holds. */
  menuLabel: string;
  children: ReactNode;
}

/** A button with a menu of its other ways beside it. */
export function SplitButton(props: SplitButtonProps) {
  const { icon: Icon, label, isBusy, onPress, menuLabel, children } = props;
  return (
    <div className="flex">
      <Button
        variant="primary"
        size="small"
        className="min-w-32 rounded-r-none"
        aria-busy={isBusy}
        onClick={onPress}
      >
        <Icon aria-hidden="true" size={16} />
        {label}
      </Button>
      <Menu
        trigger={
          <Button
            variant="primary"
            size="small"
            aria-label={menuLabel}
            className="rounded-l-none border-l-on-action/40 px-2.5"
          >
            <ChevronDown aria-hidden="true" size={16} />
          </Button>
        }
      >
        {children}
      </Menu>
    </div>
  );
}
