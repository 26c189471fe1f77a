import { type ComponentProps, useId } from 'react';
import { cx } from './cx.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> {
  checked: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** A native checkbox that is told and shown as a switch: on is where the knob stands right. */
export function Switch({ onSwitch, className, ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
      role="switch"
      onChange={(event) => onSwitch(event.target.checked)}
      className={cx(
        "relative inline-block h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-shade transition-colors before:absolute before:top-0.75 before:left-0.75 before:size-4 before:rounded-full before:bg-ink-soft before:transition-transform before:content-[''] checked:border-action checked:bg-action checked:before:translate-x-5 checked:before:bg-on-action disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto",
        className,
      )}
    />
  );
}

interface SwitchFieldProps {
  label: string;
  /** What it does. */
  description: string;
  /** What stands in its way, where something does. */
  note?: string | undefined;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** A switch in a line of its own, with its name and what it does. */
export function SwitchField({ label, description, note, isOn, onSwitch }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-6 py-3">
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer font-medium">
          {label}
        </label>
        <div id={`${id}-text`} className="text-small">
          <p className="text-ink-soft">{description}</p>
          {note && <p className="mt-1 border-l-3 border-line-strong pl-2.5">{note}</p>}
        </div>
      </div>
      <Switch
        id={id}
        checked={isOn}
        onSwitch={onSwitch}
        aria-describedby={`${id}-text`}
        className="mt-0.5"
      />
    </div>
  );
}
