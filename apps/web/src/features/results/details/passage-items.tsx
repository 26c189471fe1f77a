import type { Evidence } from '@clauselight/schema';
import { PassageLink } from '../passage-link.tsx';

interface PassageItemsProps {
  items: readonly { text: string; evidence: Evidence }[];
  className: string;
}

/** What the document says, under each other, each leading to its words. */
export function PassageItems({ items, className }: PassageItemsProps) {
  return (
    <ul className={className}>
      {items.map(({ text, evidence }) => (
        <li key={evidence.start} className="max-w-[70ch]">
          <PassageLink evidence={evidence}>{text}</PassageLink>
        </li>
      ))}
    </ul>
  );
}
