import type { MouseEvent } from 'react';

/** Acts on a click, and once on a double one: its second click would meet what the first has put in the same place. */
export function actOnce(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) act();
  };
}
