import type { Clause } from '@clauselight/schema';
import type { DocumentStructure, Sentence } from '../../../text/document-structure.ts';
import { findEvidence } from '../../../text/passage.ts';
import type { DraftTerm } from '../draft-term.ts';
import { collectActors } from './actors.ts';
import { type Duty, listDuties } from './duty.ts';

/** Lists every duty of a party, a defined person or a role, in document order. */
export function listAllDuties(
  structure: DocumentStructure,
  parties: readonly DraftTerm[],
): readonly Duty[] {
  const actors = collectActors(structure, parties);
  const silent = collectSilentClauses(structure.clauses);
  return structure.sentences.flatMap((sentence) =>
    isPromising(sentence, silent) ? listDuties(sentence, actors) : [],
  );
}

/** Converts duties to terms: who must or must not do what, by when and under which condition. */
export function listObligationTerms(text: string, duties: readonly Duty[]): readonly DraftTerm[] {
  return duties.flatMap((duty) => {
    const { sentence, from, to, who, modality, action, due, condition, isPassive } = duty;
    const evidence = findEvidence(text, sentence.passage, { from, to });
    if (evidence === undefined) return [];
    const isBan = modality === 'must-not';
    const limit = hasException(duty) ? ', with exceptions' : '';
    return [
      {
        type: 'obligation' as const,
        label: isBan ? 'Prohibition' : 'Obligation',
        display: isPassive
          ? `${who}: ${action}${limit}`
          : `${who} ${isBan ? 'must not' : 'must'} ${action}${limit}`,
        value: {
          kind: 'obligation' as const,
          who,
          modality,
          action,
          ...(due !== undefined && { due }),
          ...(condition !== undefined && { condition }),
        },
        evidence,
      },
    ];
  });
}

const exception =
  /\b(?:except|unless|other than|save (?:for|as)|subject to|without (?:the |its |his |her |their )?(?:prior |express |written |and )*(?:[\w'’]+ )?(?:consent|approval|permission))\b/i;
/** How far behind a duty words that limit it may stand, in characters. Set by hand. */
const reach = 140;

/** Whether the sentence limits a duty in words that its action leaves out. */
function hasException({ sentence, from, to, action }: Duty): boolean {
  if (exception.test(action)) return false;
  const { text } = sentence.passage;
  const before = /[^.;]*$/.exec(text.slice(0, from))?.[0] ?? '';
  const behind = /^[^.;]*/.exec(text.slice(to, to + reach))?.[0] ?? '';
  return [before, text.slice(from, to), behind].some((words) => exception.test(words));
}

/** Recitals narrate and signature blocks sign; neither binds. */
function collectSilentClauses(clauses: readonly Clause[]): ReadonlySet<string> {
  const silent = new Set<string>();
  for (const { id, parentId, kind } of clauses) {
    if (kind === 'recitals' || kind === 'signatures' || silent.has(parentId ?? '')) silent.add(id);
  }
  return silent;
}

const recital = /^(?:WHEREAS|Whereas)\b/;

function isPromising(sentence: Sentence, silent: ReadonlySet<string>): boolean {
  return (
    !sentence.isDefinition &&
    !silent.has(sentence.clauseId ?? '') &&
    !recital.test(sentence.passage.text)
  );
}
