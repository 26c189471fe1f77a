import { type ComponentType, lazy } from 'react';
import { loadPart } from './load-part.ts';

/** A part of the page that is loaded when it is first shown; where the server cannot be reached, once it can. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await loadPart(load) }));
}
