import { memo } from 'react';
import { severityNames, severityTones } from '../../lib/severity.ts';
import { ToneMark } from '../../ui/tone.tsx';
import type { Mark } from './marks.ts';

/** Characters of a quote that are shown; the name of the item has them all. */
const shownCharacters = 40;

interface MarkItemProps {
  mark: Mark;
  isCurrent: boolean;
  onChoose: (mark: Mark) => void;
}

/** A mark with its severity, its finding and the beginning of its quote. */
export const MarkItem = memo(function MarkItem({ mark, isCurrent, onChoose }: MarkItemProps) {
  return (
    <li className="[contain-intrinsic-size:auto_100px] [content-visibility:auto]">
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onChoose(mark)}
        className="block w-full border-l-3 border-transparent px-3 py-2.5 text-left hover:bg-shade focus-visible:-outline-offset-2 aria-[current=true]:border-amber aria-[current=true]:bg-amber-wash"
      >
        <span className="block text-small">
          <ToneMark tone={severityTones[mark.severity]}>{severityNames[mark.severity]}</ToneMark>
        </span>
        <span className="mt-0.5 block text-small leading-5 font-medium">{mark.title}</span>
        <span className="mt-0.5 block font-serif text-small text-ink-soft">
          <span aria-hidden="true">“{shorten(mark.quote)}”</span>
          <span className="sr-only">“{mark.quote}”</span>
        </span>
      </button>
    </li>
  );
});

function shorten(quote: string): string {
  return quote.length > shownCharacters ? `${quote.slice(0, shownCharacters).trimEnd()}…` : quote;
}
