import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

/** A menu that opens from `trigger`, within the landmark the trigger stands in. */
export function Menu({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-30 min-w-44 rounded-md border border-line-strong bg-sheet p-1 text-base text-ink shadow-float"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

const itemClass =
  'flex min-h-9 items-center gap-2 rounded-sm px-2.5 outline-none select-none data-[highlighted]:bg-shade data-[disabled]:text-ink-soft';

interface MenuItemProps {
  onSelect: () => void;
  isDisabled?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, isDisabled = false, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item className={itemClass} disabled={isDisabled} onSelect={onSelect}>
      {children}
    </DropdownMenu.Item>
  );
}

interface MenuChoiceProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; title: string; icon: ReactNode }[];
}

/** One of several, chosen from within a menu. */
export function MenuChoice<T extends string>(props: MenuChoiceProps<T>) {
  return (
    <DropdownMenu.RadioGroup
      aria-label={props.label}
      value={props.value}
      onValueChange={(next) => {
        const option = props.options.find(({ value }) => value === next);
        if (option) props.onChange(option.value);
      }}
    >
      {props.options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} className={itemClass}>
          {option.icon}
          <span className="flex-1">{option.title}</span>
          <DropdownMenu.ItemIndicator>
            <Check aria-hidden="true" size={16} />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
