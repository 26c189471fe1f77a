import { Button } from './button.tsx';

interface ChoiceRowProps<T extends string> {
  /** What is chosen, for those who do not see the row. */
  label: string;
  /** In the order in which they stand. */
  values: readonly T[];
  names: Readonly<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
  className?: string;
}

/** A few choices side by side, one of them pressed. */
export function ChoiceRow<T extends string>(props: ChoiceRowProps<T>) {
  const { label, values, names, value, onChange, className } = props;
  return (
    <fieldset className={className ?? ''}>
      <legend className="sr-only">{label}</legend>
      <div className="flex items-center">
        {values.map((one) => (
          <Button
            key={one}
            size="small"
            variant="plain"
            aria-pressed={value === one}
            onClick={() => onChange(one)}
            className="aria-pressed:border-line-strong aria-pressed:bg-shade aria-pressed:text-ink"
          >
            {names[one]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
