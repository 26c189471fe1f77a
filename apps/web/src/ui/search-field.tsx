import { useId } from 'react';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A labelled native field for words to look for. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-small text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        type="search"
        value={value}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-9 w-52 max-w-full min-w-0 rounded-sm border border-line-strong bg-sheet px-2 text-small text-ink"
      />
    </div>
  );
}
