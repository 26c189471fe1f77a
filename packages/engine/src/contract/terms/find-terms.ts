import { isAnchored } from '@clauselight/core';
import type { Term } from '@clauselight/schema';
import { createClauseLookup } from '../../text/clauses-at.ts';
import { isWithin } from '../../text/structure/guidance.ts';
import type { ContractArtifacts } from '../contract-artifacts.ts';
import { listTimeTerms } from './dates/time-terms.ts';
import { listDeadlineTerms } from './deadlines/deadline-terms.ts';
import { listLawTerms } from './law/law-terms.ts';
import { listMoneyTerms } from './money/money-terms.ts';
import { listNoticeAddresses } from './notices/notice-addresses.ts';
import { listAllDuties, listObligationTerms } from './obligations/obligation-terms.ts';
import { listPartyTerms } from './parties/party-terms.ts';
import { listTitleTerms } from './title/title-terms.ts';

/** Finds the facts that the document states, each anchored to its words. */
export function findTerms(
  input: Pick<ContractArtifacts, 'sourceText' | 'structure' | 'documentKind'>,
): Pick<ContractArtifacts, 'terms'> {
  return { terms: listTerms(input) };
}

type Input = Pick<ContractArtifacts, 'sourceText' | 'structure' | 'documentKind'>;

function listTerms({ sourceText, structure, documentKind }: Input): readonly Term[] {
  const { text } = sourceText;
  const { guidance } = structure;
  const parties = listPartyTerms({ sourceText, structure, kind: documentKind.kind });
  const times = listTimeTerms(text, structure);
  const duties = listAllDuties(structure, parties);
  const findClause = createClauseLookup(structure);
  const drafts = [
    ...listTitleTerms({ sourceText, structure, documentKind }),
    ...parties,
    ...times,
    ...listMoneyTerms(text, structure),
    ...listLawTerms(text, structure),
    ...listNoticeAddresses({ sourceText, structure, parties }),
    ...listDeadlineTerms({ text, structure, duties, known: times }),
    ...listObligationTerms(text, duties),
  ];
  return drafts
    .filter(({ evidence }) => isAnchored(text, evidence) && !isWithin(guidance, evidence))
    .map((draft, index) => {
      const clause = findClause(draft.evidence.start);
      return { id: `t${index + 1}`, ...draft, ...(clause && { clause }) };
    });
}
