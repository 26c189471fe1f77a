import type { SourceText, Span } from '@clauselight/schema';
import { CornerDownLeft } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { t } from '../messages.ts';
import { findBlockIndex } from '../text/offsets.ts';
import { findTarget } from './find-target.ts';

interface GoToFieldProps {
  source: SourceText;
  onJump: (place: Span) => void;
}

interface Answer {
  query: string;
  message: string;
  /** Which of several places with the same number is shown. */
  index: number;
}

/** Takes the number of a clause, a heading or a page, and goes there; the same again goes to the next such place. */
export function GoToField({ source, onJump }: GoToFieldProps) {
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  const id = useId();
  const hasPages = source.pages.length > 0;

  function go(event: FormEvent) {
    event.preventDefault();
    if (query.trim() === '') return;
    const { offsets, problem } = findTarget(source, query);
    if (!offsets) {
      setAnswer({ query, message: problem, index: 0 });
      return;
    }
    const index = answer?.query === query ? (answer.index + 1) % offsets.length : 0;
    const message =
      offsets.length > 1
        ? t('document-pane.goTo.position', { position: index + 1, count: offsets.length })
        : '';
    setAnswer({ query, message, index });
    const block = source.blocks[findBlockIndex(source.blocks, offsets[index] ?? 0)];
    if (block) onJump({ start: block.start, end: block.end });
  }

  const message = answer?.query === query ? answer.message : '';
  return (
    <form onSubmit={go} className="relative min-w-0 flex-1 basis-36 lg:max-w-48">
      <div className="flex min-h-9 items-center rounded-sm border border-line-strong bg-sheet outline-action has-[input:focus-visible]:outline-2">
        <input
          aria-label={t(
            hasPages ? 'document-pane.goTo.labelWithPages' : 'document-pane.goTo.label',
          )}
          aria-describedby={id}
          placeholder={t(
            hasPages ? 'document-pane.goTo.exampleWithPages' : 'document-pane.goTo.example',
          )}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="h-8 w-0 min-w-0 flex-1 bg-transparent px-2 text-small outline-none placeholder:text-ink-soft"
        />
        <IconButton type="submit" label={t('document-pane.goTo.submit')} className="size-8">
          <CornerDownLeft aria-hidden="true" size={16} />
        </IconButton>
      </div>
      <p
        id={id}
        role="status"
        className="absolute top-full right-0 z-10 mt-1 w-max max-w-64 border border-line-strong bg-sheet px-2 py-1 text-small break-words empty:hidden"
      >
        {message}
      </p>
    </form>
  );
}
