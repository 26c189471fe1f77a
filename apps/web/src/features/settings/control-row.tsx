import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';

interface ControlRowProps extends Omit<ComponentProps<'button'>, 'title'> {
  title: string;
  icon: LucideIcon;
  /** What it does, or why it cannot be used. */
  text: ReactNode;
}

/** A button in a line of its own, with a sentence beside it. */
export function ControlRow({ title, icon: Icon, text, ...rest }: ControlRowProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-[17rem_1fr]">
      <Button {...rest} aria-describedby={id} className="justify-start">
        <Icon aria-hidden="true" size={16} />
        {title}
        {rest['aria-expanded'] !== undefined && (
          <ChevronDown
            aria-hidden="true"
            size={16}
            data-state={rest['aria-expanded'] ? 'open' : 'closed'}
            className="ml-auto transition-transform data-[state=open]:rotate-180"
          />
        )}
      </Button>
      <p id={id} className="text-small text-ink-soft">
        {text}
      </p>
    </div>
  );
}
