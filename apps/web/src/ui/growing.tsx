import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

const step = 50;

interface GrowingProps<T> {
  items: readonly T[];
  /** Shows the items that are to be seen so far. */
  children: (shown: readonly T[]) => ReactNode;
}

/** The first of many items and a button for more: thousands at once would hold up the page. */
export function Growing<T>({ items, children }: GrowingProps<T>) {
  const [count, setCount] = useState(step);
  const rest = items.length - count;
  return (
    <>
      {children(items.slice(0, count))}
      {rest > 0 && (
        <div className="pt-6">
          <Button onClick={() => setCount(count + step)}>
            Show {Math.min(step, rest)} more of {rest.toLocaleString('en-US')}
          </Button>
        </div>
      )}
    </>
  );
}
