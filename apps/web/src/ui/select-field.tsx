import { useId } from 'react';
import { t } from './messages.ts';

/** The option of a filter that matches everything. */
export const allOption = { value: '', title: t('ui.select.all') } as const;

interface SelectFieldProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; title: string }[];
}

/** A labelled native select. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const id = useId();
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-small text-ink-soft">
        {props.label}
      </label>
      <select
        id={id}
        value={props.value}
        onChange={(event) => {
          const option = props.options.find(({ value }) => value === event.target.value);
          if (option) props.onChange(option.value);
        }}
        className="min-h-9 max-w-full min-w-0 rounded-sm border border-line-strong bg-sheet px-2 text-small text-ink"
      >
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
    </div>
  );
}
