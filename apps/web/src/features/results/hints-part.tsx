import { hintsNote, hintsTitle, listHints, nameHint } from '@clauselight/core';
import type { ConceptPassage } from '@clauselight/schema';
import { Growing } from '../../ui/growing.tsx';
import { Part } from '../../ui/panel.tsx';
import { EvidenceLink } from './evidence-link.tsx';
import { t } from './messages.ts';

/** Passages that may hold a risk and of which the engine is not sure, each with its words. */
export function HintsPart({ passages }: { passages: readonly ConceptPassage[] }) {
  const hints = listHints(passages);
  if (hints.length === 0) return null;
  return (
    <Part
      title={hintsTitle}
      aside={<span className="label">{t('results.hints.count', { count: hints.length })}</span>}
    >
      <p className="mb-2 max-w-[70ch] text-small text-ink-soft">{hintsNote}</p>
      <Growing items={hints}>
        {(shown) => (
          <ul className="divide-y divide-line">
            {shown.map((hint) => (
              <Hint key={`${hint.concept} ${hint.evidence.start}`} hint={hint} />
            ))}
          </ul>
        )}
      </Growing>
    </Part>
  );
}

function Hint({ hint }: { hint: ConceptPassage }) {
  const { detail, evidence, clause } = hint;
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-1 py-3 @2xl:grid-cols-[1fr_1.4fr]">
      <div className="min-w-0">
        <h4 className="font-semibold break-words">{nameHint(hint)}</h4>
        <p className="text-small text-ink-soft">{detail}</p>
      </div>
      <EvidenceLink evidence={evidence} clause={clause} />
    </li>
  );
}
