import { type ComponentType, createElement, useEffect, useState } from 'react';
import { Waiting } from '../ui/waiting.tsx';
import { t } from './messages.ts';

/** A lazily loaded component that can be preloaded. */
export type LazyComponent<P> = ComponentType<P> & { preload: () => Promise<void> };

/**
 * A lazily loaded component that is shown as soon as it is loaded. A Suspense boundary would not do: React delays the
 * content after a fallback by 300 ms, a third of the time that the first page takes.
 */
export function createLazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyComponent<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => {
    loaded ??= await load();
  };

  function LazyComponent(props: P) {
    // Whether it was loaded at the first render; a component loaded later is shown by changing this state.
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
    return loaded ? createElement(loaded, props) : <Waiting>{t('app.page.loading')}</Waiting>;
  }
  return Object.assign(LazyComponent, { preload });
}
