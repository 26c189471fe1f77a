import type { Clause } from '@clauselight/schema';
import type { DocumentStructure, Sentence } from '../../../text/document-structure.ts';
import { findEvidence } from '../../../text/passage.ts';
import type { DraftTerm } from '../draft-term.ts';
import { collectActors } from './actors.ts';
import { type Duty, listDuties } from './duty.ts';
import { describeLimit, isComplete } from './limits.ts';

/** Lists every duty of a party, a defined person or a role, in document order. */
export function listAllDuties(
  structure: DocumentStructure,
  parties: readonly DraftTerm[],
): readonly Duty[] {
  const actors = collectActors(structure, parties);
  const silent = collectSilentClauses(structure.clauses);
  const leads = collectLeads(structure);
  return structure.sentences.flatMap((sentence) => {
    if (!isPromising(sentence, silent)) return [];
    const lead = leads.get(sentence.clauseId ?? '');
    const duties = listDuties(sentence, actors);
    if (lead === undefined) return duties;
    return duties.map((duty) => ({
      ...duty,
      condition: duty.condition === undefined ? lead : `${lead}; ${duty.condition}`,
    }));
  });
}

const leadCondition =
  /(?:^|[.:] {1,2})((?:upon|on|if|in the event|in case|after|following|during|where|when|whenever|unless|until)\b[^.:;]{3,160}):$/i;

/** `Upon termination:` above a list is a condition of every item below it. By the ids of the clauses of the items. */
function collectLeads({ sentences, clauses }: DocumentStructure): ReadonlyMap<string, string> {
  const conditions = new Map<string, string>();
  for (const { clauseId, passage } of sentences) {
    const lead = leadCondition.exec(passage.text.trim())?.[1];
    if (clauseId !== undefined && lead !== undefined) conditions.set(clauseId, lead);
  }
  return new Map(
    clauses.flatMap(({ id, parentId }) => {
      const lead = conditions.get(parentId ?? '');
      return lead === undefined ? [] : [[id, lead] as const];
    }),
  );
}

/** Converts duties to terms: who must or must not do what, by when and under which condition. Cut-off ones are left out. */
export function listObligationTerms(text: string, duties: readonly Duty[]): readonly DraftTerm[] {
  return duties.filter(isComplete).flatMap((duty) => {
    const { sentence, from, to, who, modality, action, due, condition, isPassive } = duty;
    const evidence = findEvidence(text, sentence.passage, { from, to });
    if (evidence === undefined) return [];
    const isBan = modality === 'must-not';
    const limit = describeLimit(duty);
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
