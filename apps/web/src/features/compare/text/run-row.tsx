import type { PassageChange } from '@clauselight/schema';
import { UnfoldVertical } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { t } from '../messages.ts';

interface RunRowProps {
  passages: readonly PassageChange[];
  onOpen: (id: string) => void;
}

/** Unchanged passages, shown on demand. */
export function RunRow({ passages, onOpen }: RunRowProps) {
  const renumbered = passages.filter(({ isRenumbered }) => isRenumbered).length;
  const [first] = passages;
  return (
    <li className="border-b border-line bg-shade/50 text-center">
      <Button
        size="small"
        variant="plain"
        onClick={() => first && onOpen(first.id)}
        className="min-h-10 w-full"
      >
        <UnfoldVertical aria-hidden="true" size={15} className="shrink-0" />
        <span>{t('compare.run.show', { count: passages.length, renumbered })}</span>
      </Button>
    </li>
  );
}
