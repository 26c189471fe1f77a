import type { Evidence } from '@clauselight/schema';
import { EvidenceLink } from './evidence-link.tsx';

/** Quotes under each other, each leading to its words. */
export function EvidenceList({ passages }: { passages: readonly Evidence[] }) {
  return (
    <ul className="space-y-2">
      {passages.map((passage) => (
        <li key={`${passage.start}-${passage.end}`}>
          <EvidenceLink evidence={passage} />
        </li>
      ))}
    </ul>
  );
}
