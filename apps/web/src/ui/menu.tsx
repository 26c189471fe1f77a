import { Check } from 'lucide-react';
import { Slot } from 'radix-ui';
import { createContext, type KeyboardEvent, type ReactNode, useContext, useState } from 'react';

type MenuParts = typeof import('./menu-parts.ts');

const PartsContext = createContext<MenuParts | undefined>(undefined);

/** What a menu is made of comes when one is about to be opened: most visits open none. */
const loadParts = () => import('./menu-parts.ts');

/** A menu that opens from `trigger`, within the landmark the trigger stands in. */
export function Menu({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  const [parts, setParts] = useState<MenuParts>();
  const [isOpen, setIsOpen] = useState(false);
  if (!parts) {
    return (
      <ClosedTrigger
        trigger={trigger}
        onLoaded={(loaded) => {
          setParts(loaded);
          setIsOpen(true);
        }}
      />
    );
  }
  const { Root, Trigger, Content } = parts;
  return (
    <PartsContext value={parts}>
      <Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
        <Trigger asChild>{trigger}</Trigger>
        <Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-30 min-w-44 rounded-md border border-line-strong bg-sheet p-1 text-base text-ink shadow-float"
        >
          {children}
        </Content>
      </Root>
    </PartsContext>
  );
}

interface ClosedTriggerProps {
  trigger: ReactNode;
  onLoaded: (parts: MenuParts) => void;
}

/** The trigger before the menu was ever opened. */
function ClosedTrigger({ trigger, onLoaded }: ClosedTriggerProps) {
  // Where the server does not answer, the menu stays closed and can be tried again.
  const open = () => void loadParts().then(onLoaded, () => undefined);
  const prepare = () => void loadParts().catch(() => undefined);

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  }

  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      data-state="closed"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
      onKeyDown={openByArrow}
    >
      {trigger}
    </Slot.Root>
  );
}

function useMenuParts(): MenuParts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('an item needs a Menu around it');
  return parts;
}

const itemClass =
  'flex min-h-9 items-center gap-2 rounded-sm px-2.5 outline-none select-none data-[highlighted]:bg-shade data-[disabled]:text-ink-soft';

interface MenuItemProps {
  onSelect: () => void;
  isDisabled?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, isDisabled = false, children }: MenuItemProps) {
  const { Item } = useMenuParts();
  return (
    <Item className={itemClass} disabled={isDisabled} onSelect={onSelect}>
      {children}
    </Item>
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
  const { RadioGroup, RadioItem, ItemIndicator } = useMenuParts();
  return (
    <RadioGroup
      aria-label={props.label}
      value={props.value}
      onValueChange={(next) => {
        const option = props.options.find(({ value }) => value === next);
        if (option) props.onChange(option.value);
      }}
    >
      {props.options.map((option) => (
        <RadioItem key={option.value} value={option.value} className={itemClass}>
          {option.icon}
          <span className="flex-1">{option.title}</span>
          <ItemIndicator>
            <Check aria-hidden="true" size={16} />
          </ItemIndicator>
        </RadioItem>
      ))}
    </RadioGroup>
  );
}
