import { type ComponentType, createElement, useEffect, useState } from 'react';
import { Waiting } from '../ui/waiting.tsx';

/** A part of the page that can be asked for before it is shown. */
export type Part<P> = ComponentType<P> & { preload: () => Promise<void> };

/**
 * A part of the page that is shown the moment it has been loaded, at once where that was before. A Suspense boundary
 * is no such thing: what follows its fallback is held back by React for 300 ms, a third of the first page's time.
 */
export function createPart<P extends object>(load: () => Promise<ComponentType<P>>): Part<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => {
    loaded ??= await load();
  };

  function Part(props: P) {
    // What was there when it was first drawn: what has come since is drawn by asking for it.
    const [ended, setEnded] = useState<{ cause: unknown } | 'loaded' | undefined>(
      loaded && 'loaded',
    );
    useEffect(() => {
      if (ended) return;
      preload().then(
        () => setEnded('loaded'),
        (cause: unknown) => setEnded({ cause }),
      );
    }, [ended]);
    if (ended instanceof Object) throw ended.cause;
    return loaded ? createElement(loaded, props) : <Waiting>Loading…</Waiting>;
  }
  return Object.assign(Part, { preload });
}
