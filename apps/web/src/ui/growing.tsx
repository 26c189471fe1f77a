import { type ReactNode, useState } from 'react';
import { locale } from '../messages/locale.ts';
import { Button } from './button.tsx';
import { t } from './messages.ts';

const step = 50;

interface GrowingProps<T> {
  items: readonly T[];
  /** Renders the items shown so far. */
  children: (shown: readonly T[]) => ReactNode;
}

/** The first of many items and a button for more: rendering thousands at once would block the page. */
export function Growing<T>({ items, children }: GrowingProps<T>) {
  const [count, setCount] = useState(step);
  const rest = items.length - count;
  return (
    <>
      {children(items.slice(0, count))}
      {rest > 0 && (
        <div className="pt-6">
          <Button onClick={() => setCount(count + step)}>
            {t('ui.growing.more', {
              count: Math.min(step, rest),
              rest: rest.toLocaleString(locale),
            })}
          </Button>
        </div>
      )}
    </>
  );
}
