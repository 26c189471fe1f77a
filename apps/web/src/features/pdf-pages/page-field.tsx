import { type FormEvent, useId, useState } from 'react';
import { t } from './messages.ts';

interface PageFieldProps {
  /** The page that is shown, 1-based. */
  number: number;
  count: number;
  onGoTo: (number: number) => void;
}

/** A field with the number of the current page; a number typed into it goes to that page. */
export function PageField({ number, count, onGoTo }: PageFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();

  function go(event: FormEvent) {
    event.preventDefault();
    const wanted = Math.round(Number(draft));
    if (wanted >= 1) onGoTo(Math.min(count, wanted));
    setDraft(undefined);
  }

  return (
    <form onSubmit={go} className="flex items-center gap-1.5 text-small text-ink-soft">
      <label htmlFor={id}>{t('pdf-pages.field.label')}</label>
      <input
        id={id}
        inputMode="numeric"
        value={draft ?? number}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setDraft(undefined)}
        aria-describedby={`${id}-count`}
        className="min-h-8 w-14 rounded-sm border border-line-strong bg-sheet px-2 text-center text-ink"
      />
      <span id={`${id}-count`}>{t('pdf-pages.field.total', { count })}</span>
    </form>
  );
}
