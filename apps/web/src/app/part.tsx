import { type ComponentType, createElement, useEffect, useState } from 'react';
import { Waiting } from '../ui/waiting.tsx';

/**
 * A part of the page that is shown the moment it has been loaded. A Suspense boundary is no such thing: what
 * follows its fallback is held back by React for 300 ms, which is a third of the first page's time.
 */
export function createPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Part(props: P) {
    const [ended, setEnded] = useState<{ cause: unknown } | 'loaded'>();
    useEffect(() => {
      if (loaded) return;
      load().then(
        (component) => {
          loaded = component;
          setEnded('loaded');
        },
        (cause: unknown) => setEnded({ cause }),
      );
    }, []);
    if (ended instanceof Object) throw ended.cause;
    return loaded ? createElement(loaded, props) : <Waiting>Loading…</Waiting>;
  };
}
