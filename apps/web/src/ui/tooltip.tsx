import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { placeTooltip } from './place-tooltip.ts';
import { useTooltip } from './use-tooltip.ts';

interface TooltipProps {
  text: string;
  /** What the tooltip belongs to; it has a name of its own, which the tooltip only shows. */
  children: ReactNode;
}

/** Shows a name after a rest of the pointer or on keyboard focus; the pointer may move onto it, Escape closes it. */
export function Tooltip({ text, children }: TooltipProps) {
  const { isOpen, handlers } = useTooltip();
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <span ref={anchor} className="contents" {...handlers}>
      {children}
      {isOpen && <TooltipText anchor={anchor} text={text} />}
    </span>
  );
}

function TooltipText({
  anchor,
  text,
}: {
  anchor: RefObject<HTMLSpanElement | null>;
  text: string;
}) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const owner = anchor.current?.firstElementChild;
    if (!element || !owner) return;
    // In the top layer nothing cuts it off.
    element.showPopover();
    const box = element.getBoundingClientRect();
    const { left, top } = placeTooltip(owner.getBoundingClientRect(), box, innerWidth);
    Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
  }, [anchor]);
  return (
    // The margin within belongs to the tooltip, so that the pointer can cross over to it.
    <span ref={ref} popover="manual" role="tooltip" className="fixed m-0 bg-transparent py-1.5">
      <span className="block max-w-[min(20rem,calc(100vw-1rem))] rounded-sm bg-ink px-2.5 py-1 text-small text-paper">
        {text}
      </span>
    </span>
  );
}
