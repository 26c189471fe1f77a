import type { Highlight } from '@clauselight/schema';
import { useState } from 'react';
import { readStored, store } from '../../lib/storage.ts';
import { getAuthor } from './filter.ts';

/** What can be lit up in the text, each switched on and off by itself. */
export const layers = ['findings', 'terms', 'own'] as const;
export type Layer = (typeof layers)[number];

const key = 'clauselight.layers';
const usual: readonly Layer[] = ['findings', 'own'];

/** Which layers are lit up; remembered in this browser. */
export function useLayers() {
  const [shown, setShown] = useState(readLayers);

  function toggle(layer: Layer) {
    const next = layers.filter((one) => (one === layer) !== shown.includes(one));
    setShown(next);
    store(key, next.join(' '));
  }

  return [shown, toggle] as const;
}

/** The layer of a highlight. */
export function getLayer(highlight: Highlight): Layer {
  if (getAuthor(highlight) === 'you') return 'own';
  return highlight.origin?.kind === 'finding' ? 'findings' : 'terms';
}

function readLayers(): readonly Layer[] {
  const stored = readStored(key)?.split(' ');
  return stored === undefined ? usual : layers.filter((layer) => stored.includes(layer));
}
