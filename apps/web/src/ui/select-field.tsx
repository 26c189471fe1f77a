import { useId } from 'react';
import { t } from './messages.ts';

/** The option of a filter that matches everything. */
export const allOption = { value: '', title: t('ui.select.all') } as const;

interface SelectFieldProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly SelectOption<T>[];
  /** Further options under headings, after the others. */
  groups?: readonly { title: string; options: readonly SelectOption<T>[] }[];
}

interface SelectOption<T extends string> {
  value: T;
  title: string;
}

/** A labelled native select. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const id = useId();
  const { options, groups = [] } = props;
  const all = [...options, ...groups.flatMap((group) => group.options)];
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-small text-ink-soft">
        {props.label}
      </label>
      <select
        id={id}
        value={props.value}
        onChange={(event) => {
          const option = all.find(({ value }) => value === event.target.value);
          if (option) props.onChange(option.value);
        }}
        className="min-h-9 max-w-full min-w-0 rounded-sm border border-line-strong bg-sheet px-2 text-small text-ink"
      >
        <Options options={options} />
        {groups.map((group) => (
          <optgroup key={group.title} label={group.title}>
            <Options options={group.options} />
          </optgroup>
        ))}
      </select>
    </div>
  );
}

function Options({ options }: { options: readonly SelectOption<string>[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.title}
    </option>
  ));
}
