import type { Finding } from '@clauselight/schema';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Growing } from '../../ui/growing.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { useWording } from './analysis-context.ts';
import { t } from './messages.ts';

interface FirstFindingsProps {
  items: readonly Finding[];
  children: (shown: readonly Finding[]) => ReactNode;
}

/** The findings to begin with, and the others on demand. */
export function FirstFindings({ items, children }: FirstFindingsProps) {
  const { firstFindings } = useWording();
  const [isAll, setIsAll] = useState(false);
  if (items.length <= firstFindings) return <Growing items={items}>{children}</Growing>;
  return (
    <>
      {children(items.slice(0, firstFindings))}
      {isAll ? (
        <div ref={takeFocus} tabIndex={-1} className="border-t border-line outline-none">
          <Growing items={items.slice(firstFindings)}>{children}</Growing>
        </div>
      ) : (
        <div className="pt-6">
          <Button onClick={() => setIsAll(true)}>
            {t('results.findings.showAllCount', { count: formatNumber(items.length) })}
          </Button>
        </div>
      )}
    </>
  );
}
