import { type RefObject, useLayoutEffect, useState } from 'react';
import { watchSize } from '../../ui/watch-size.ts';

/** Taken before anything is laid out, for less than a frame. */
const guess = 800;

/** Width inside an element's padding, CSS pixels. */
export function useRoom(ref: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(guess);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    return watchSize(element, () => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      const inner =
        element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (inner > 0) setRoom(Math.floor(inner));
    });
  }, [ref]);
  return room;
}
