import type { Side } from '@clauselight/schema';
import { Button } from '../../ui/button.tsx';
import { t } from './messages.ts';

interface SideQuestionProps {
  sides: readonly Side[];
  onAnswer: (side: string | undefined) => void;
}

/** Asks who the reader is, before anything else is read: score, list and advice follow the answer. */
export function SideQuestion({ sides, onAnswer }: SideQuestionProps) {
  return (
    <section
      aria-label={t('results.side.who')}
      className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line-strong py-2.5"
    >
      <h3 className="font-serif text-base font-semibold">{t('results.side.who')}</h3>
      <ul className="flex min-w-0 flex-wrap gap-2">
        {sides.map(({ id, label }) => (
          <li key={id} className="min-w-0">
            <Button size="small" className="max-w-full" title={label} onClick={() => onAnswer(id)}>
              <span className="max-w-72 truncate">{label}</span>
            </Button>
          </li>
        ))}
        <li>
          <Button size="small" variant="plain" onClick={() => onAnswer(undefined)}>
            {t('results.side.justReading')}
          </Button>
        </li>
      </ul>
      <p className="hidden text-small text-ink-soft 2xl:block">{t('results.side.whoNote')}</p>
    </section>
  );
}
