import { Check } from 'lucide-react';
import {
  type ComponentProps,
  cloneElement,
  createContext,
  type MouseEvent,
  type ReactElement,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';

type MenuParts = typeof import('./menu-parts.ts');

const PartsContext = createContext<MenuParts | undefined>(undefined);

/** A button, or what passes what it is given on to one. */
type Trigger = ReactElement<ComponentProps<'button'> & { 'data-state'?: string }>;

/** What a menu is made of comes when one is about to be opened: most visits open none. */
const loadParts = () => import('./menu-parts.ts');

interface LoadedMenu {
  parts: MenuParts;
  isByKeyboard: boolean;
}

/** A menu that opens from `trigger`, within the landmark the trigger stands in. */
export function Menu({ trigger, children }: { trigger: Trigger; children: ReactNode }) {
  const [loaded, setLoaded] = useState<LoadedMenu>();
  if (!loaded) return <ClosedTrigger trigger={trigger} onLoaded={setLoaded} />;
  return (
    <LiveMenu trigger={trigger} {...loaded}>
      {children}
    </LiveMenu>
  );
}

interface LiveMenuProps extends LoadedMenu {
  trigger: Trigger;
  children: ReactNode;
}

/** The menu from its first opening on. */
function LiveMenu({ trigger, parts, isByKeyboard, children }: LiveMenuProps) {
  const { Root, Trigger, Content } = parts;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isByKeyboard) return;
    // Opened by a key the menu has seen, it gives the focus to its first item.
    button.current?.focus();
    button.current?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }),
    );
  }, [isByKeyboard]);
  return (
    <PartsContext value={parts}>
      <Root modal={false} defaultOpen={!isByKeyboard}>
        <Trigger ref={button} asChild>
          {trigger}
        </Trigger>
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
  trigger: Trigger;
  onLoaded: (menu: LoadedMenu) => void;
}

/** The trigger before the menu was ever opened. */
function ClosedTrigger({ trigger, onLoaded }: ClosedTriggerProps) {
  const prepare = () => void loadParts().catch(() => undefined);

  function open(isByKeyboard: boolean) {
    // Where the server does not answer, the menu stays closed and can be tried again.
    void loadParts().then(
      (parts) => onLoaded({ parts, isByKeyboard }),
      () => undefined,
    );
  }

  function openByArrow(event: ReactKeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open(true);
  }

  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'data-state': 'closed',
    onPointerEnter: prepare,
    onFocus: prepare,
    // A click without a pointer comes from a key.
    onClick: (event: MouseEvent) => open(event.detail === 0),
    onKeyDown: openByArrow,
  });
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

interface MenuCheckProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
}

/** An option of the menu, on or off, that changes what the other items do; the menu stays open. */
export function MenuCheck({ isChecked, onChange, children }: MenuCheckProps) {
  const { CheckboxItem, ItemIndicator } = useMenuParts();
  return (
    <CheckboxItem
      className={itemClass}
      checked={isChecked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
    >
      <span
        aria-hidden="true"
        className="flex size-4.5 shrink-0 items-center justify-center rounded-sm border border-line-strong"
      >
        <ItemIndicator>
          <Check size={14} />
        </ItemIndicator>
      </span>
      {children}
    </CheckboxItem>
  );
}

/** Sets items apart. */
export function MenuLine() {
  const { Separator } = useMenuParts();
  return <Separator className="my-1 h-px bg-line" />;
}

interface MenuChoiceProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; title: string; icon: ReactNode; key?: string | undefined }[];
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
          {option.key && (
            <span aria-hidden="true" className="pl-4 font-mono text-small text-ink-soft">
              {option.key}
            </span>
          )}
          <ItemIndicator>
            <Check aria-hidden="true" size={16} />
          </ItemIndicator>
        </RadioItem>
      ))}
    </RadioGroup>
  );
}
