import { type ComponentProps, type ReactNode, useId } from 'react';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> {
  label: string;
  onValueChange: (value: string) => void;
  /** What is wrong with the value. Its line is kept free, so that nothing moves when it comes. */
  problem?: string | undefined;
  /** Stands at the right end of the input. */
  aside?: ReactNode;
}

/** A labelled native input with room for one message. */
export function TextField({ label, onValueChange, problem, aside, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-small font-medium">
        {label}
      </label>
      <div className="mt-1.5 flex items-center gap-1">
        <input
          {...rest}
          id={id}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
          onChange={(event) => onValueChange(event.target.value)}
          className="min-h-11 w-full min-w-0 rounded-sm border border-line-strong bg-sheet px-3 text-base text-ink placeholder:text-ink-soft aria-invalid:border-critical"
        />
        {aside}
      </div>
      <p
        id={`${id}-problem`}
        aria-live="polite"
        className="min-h-6 pt-0.5 text-small text-critical"
      >
        {problem}
      </p>
    </div>
  );
}
