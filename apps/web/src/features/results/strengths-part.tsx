import { strengthsTitle } from '@clauselight/core';
import type { Strength } from '@clauselight/schema';
import { Part } from '../../ui/panel.tsx';
import { EvidenceLink } from './evidence-link.tsx';

/** The document's strengths. Renders nothing if none were searched for or found. */
export function StrengthsPart({ strengths }: { strengths: readonly Strength[] }) {
  if (strengths.length === 0) return null;
  return (
    <Part title={strengthsTitle}>
      <ul className="space-y-5">
        {strengths.map(({ title, text, evidence }) => (
          <li key={title} className="min-w-0">
            <p className="font-semibold">{title}</p>
            <p className="mb-1 text-small text-ink-soft">{text}</p>
            {evidence.slice(0, shownPassages).map((passage) => (
              <EvidenceLink key={`${passage.start}-${passage.end}`} evidence={passage} />
            ))}
          </li>
        ))}
      </ul>
    </Part>
  );
}

const shownPassages = 2;
