import type { Span } from '@clauselight/schema';
import type { MouseEvent } from 'react';
import type { HighlightedPassage } from '../../lib/highlighted-passage.ts';
import { severityTones } from '../../lib/severity.ts';
import { toneFill } from '../../ui/tone.tsx';

interface MinimapProps {
  passages: readonly HighlightedPassage[];
  /** The length of the text, in UTF-16 units. */
  length: number;
  onShow: (passage: Span) => void;
}

/** Marks closer together than this share of the height would lie on each other. */
const mostMarks = 200;

/**
 * Where in the whole text findings stand. A press goes to the nearest one. It repeats what the step buttons and the list
 * offer, so it is left out for who does not see it.
 */
export function Minimap({ passages, length, onShow }: MinimapProps) {
  const marks = thinOut(passages, length);
  if (marks.length === 0) return null;

  function press({ clientY, currentTarget }: MouseEvent<HTMLElement>) {
    const { top, height } = currentTarget.getBoundingClientRect();
    const place = ((clientY - top) / height) * length;
    const distance = ({ start }: Span) => Math.abs(start - place);
    const nearest = marks.reduce((best, one) => (distance(one) < distance(best) ? one : best));
    onShow({ start: nearest.start, end: nearest.end });
  }

  return (
    <div
      aria-hidden="true"
      data-testid="minimap"
      onClick={press}
      className="absolute inset-y-0 right-0 hidden w-3.5 cursor-pointer border-l border-line bg-shade/60 lg:block"
    >
      {marks.map(({ id, start, severity }) => (
        <span
          key={id}
          className={`absolute inset-x-0.5 h-[3px] rounded-sm ${toneFill(severity ? severityTones[severity] : 'info')}`}
          style={{ top: `${(99 * start) / length}%` }}
        />
      ))}
    </div>
  );
}

/** Of the findings on one height only the gravest. */
function thinOut(passages: readonly HighlightedPassage[], length: number) {
  const byHeight = new Map<number, HighlightedPassage>();
  for (const passage of passages) {
    if (passage.severity === undefined) continue;
    const height = Math.floor((mostMarks * passage.start) / Math.max(1, length));
    const known = byHeight.get(height);
    if ((known?.severity ?? 0) < passage.severity) byHeight.set(height, passage);
  }
  return [...byHeight.values()];
}
