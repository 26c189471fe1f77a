import { type ComponentType, lazy } from 'react';
import { loadComponent } from './load-component.ts';

/** A component that is loaded when it is first shown; if the server cannot be reached, once it can. */
export function lazyComponent<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await loadComponent(load) }));
}
