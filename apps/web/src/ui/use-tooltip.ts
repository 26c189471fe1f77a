import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { createTooltipDelay } from './tooltip-delay.ts';

/** Shared by all tooltips of the page. */
const delay = createTooltipDelay();

/** Whether a tooltip is open, and the handlers for what it belongs to. */
export function useTooltip() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function open() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(true), delay.getDelay(performance.now()));
  }

  function close() {
    clearTimeout(timer.current);
    if (isOpen) delay.reportClosed(performance.now());
    setIsOpen(false);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setIsOpen(false);
    const hide = () => setIsOpen(false);
    addEventListener('keydown', leave);
    addEventListener('scroll', hide, true);
    return () => {
      removeEventListener('keydown', leave);
      removeEventListener('scroll', hide, true);
    };
  }, [isOpen]);

  return {
    isOpen,
    handlers: {
      // A finger has no way to rest on something.
      onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && open(),
      onPointerLeave: close,
      onPointerDown: close,
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && setIsOpen(true),
      onBlur: close,
    },
  };
}
