import { useId } from 'react';

interface ChoiceFieldProps<T extends string> {
  label: string;
  /** What follows from the choice. */
  description: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; title: string }[];
}

/** A choice in a line of its own, with its name and what follows from it. */
export function ChoiceField<T extends string>(props: ChoiceFieldProps<T>) {
  const { label, description, value, onChange, options } = props;
  const id = useId();
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-2 py-3 sm:grid-cols-[1fr_10.5rem]">
      <div className="min-w-0">
        <label htmlFor={id} className="block font-medium">
          {label}
        </label>
        <p id={`${id}-text`} className="text-small text-ink-soft">
          {description}
        </p>
      </div>
      <select
        id={id}
        aria-describedby={`${id}-text`}
        value={value}
        onChange={(event) => {
          const option = options.find((one) => one.value === event.target.value);
          if (option) onChange(option.value);
        }}
        className="min-h-10 max-w-full min-w-0 rounded-sm border border-line-strong bg-sheet px-2 text-base text-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
    </div>
  );
}
