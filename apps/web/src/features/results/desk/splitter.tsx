import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { t } from '../messages.ts';
import { splitRange } from './use-split.ts';

interface SplitterProps {
  /** The share of the document, in percent. */
  split: number;
  onChange: (percent: number) => void;
}

/** The line between document and analysis: dragged, or moved with the arrow keys. */
export function Splitter({ split, onChange }: SplitterProps) {
  const line = useRef<HTMLDivElement>(null);
  const { least, most, usual, step } = splitRange;

  function drag({ clientX, pointerId }: PointerEvent<HTMLElement>) {
    const box = line.current?.parentElement?.getBoundingClientRect();
    if (!box || !line.current?.hasPointerCapture(pointerId)) return;
    onChange((100 * (clientX - box.left)) / box.width);
  }

  function press(event: KeyboardEvent) {
    const next = { ArrowLeft: split - step, ArrowRight: split + step, Home: least, End: most }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is no thematic break
    <div
      ref={line}
      role="separator"
      aria-label={t('results.desk.split')}
      aria-orientation="vertical"
      aria-valuenow={split}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => onChange(usual)}
      onKeyDown={press}
      className="group flex cursor-col-resize touch-none justify-center rounded-sm"
    >
      <span className="w-px bg-line-strong group-hover:w-[3px] group-hover:bg-action group-focus-visible:w-[3px] group-focus-visible:bg-action" />
    </div>
  );
}
