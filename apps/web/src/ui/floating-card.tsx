import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { placeCard } from './place-card.ts';
import { watchSize } from './watch-size.ts';

interface FloatingCardProps {
  label: string;
  /** What the card belongs to, in window coordinates. */
  anchor: DOMRectReadOnly;
  ref: RefObject<HTMLDivElement | null>;
  /** Escape, wherever the focus is, but for the Escape that closes a modal dialog. */
  onEscape: () => void;
  /** A press outside the card. */
  onPressOutside?: () => void;
  children: ReactNode;
}

/** A card beside something on the page, a sheet at the bottom of a phone; it takes no focus and holds none back. */
export function FloatingCard(props: FloatingCardProps) {
  const { label, anchor, ref, onEscape, onPressOutside, children } = props;
  useLayoutEffect(() => keepInPlace(ref.current, anchor), [ref, anchor]);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isOfModal = document.querySelector('dialog:modal') !== null;
    if (event.key === 'Escape' && !event.defaultPrevented && !isOfModal) onEscape();
  });
  const handlePress = useEffectEvent((event: PointerEvent) => {
    const isInside = event.target instanceof Node && ref.current?.contains(event.target);
    if (!isInside) onPressOutside?.();
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleKey(event);
    const onPress = (event: PointerEvent) => handlePress(event);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);

  return (
    // Not a dialog element: one that opens over a modal dialog takes the Escape that should close that.
    <div
      ref={ref}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className="fixed inset-x-0 top-auto bottom-0 z-30 m-0 w-full max-w-none max-h-[60dvh] overflow-y-auto overscroll-contain border border-line-strong bg-sheet p-4 text-ink shadow-float outline-none sm:inset-auto sm:top-[var(--card-top)] sm:left-[var(--card-left)] sm:max-h-[min(34rem,calc(100dvh-1rem))] sm:w-[23rem] sm:rounded-md"
    >
      {children}
    </div>
  );
}

/** Places a card, and again when it or the window changes its size. */
function keepInPlace(card: HTMLElement | null, anchor: DOMRectReadOnly) {
  if (!card) return;
  function place() {
    if (!card) return;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    const { left, top } = placeCard({ anchor, card: size, view });
    card.style.setProperty('--card-left', `${left}px`);
    card.style.setProperty('--card-top', `${top}px`);
  }
  const stop = watchSize(card, place);
  window.addEventListener('resize', place);
  return () => {
    stop();
    window.removeEventListener('resize', place);
  };
}
