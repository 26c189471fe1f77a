import type { DocumentKind, SourceText } from '@clauselight/schema';
import type { DocumentStructure } from '../../../text/document-structure.ts';
import { findEvidence, type Passage } from '../../../text/passage.ts';
import { findLegalForm } from '../../../text/values/legal-form.ts';
import type { DraftTerm } from '../draft-term.ts';
import { nearby } from './anchors.ts';
import type { FoundParty } from './found-party.ts';
import { findAddressee, findInLetter } from './letter.ts';
import { createMarkedPassage } from './marked-passage.ts';
import { findByDefinition, findInList } from './party-lists.ts';
import { findInPreamble } from './preamble.ts';
import { listRoles } from './role.ts';
import { listSignatories } from './signatories.ts';

/** No document names its parties for the first time after this position. */
const searched = 30_000;

interface PartiesInput {
  readonly sourceText: SourceText;
  readonly structure: DocumentStructure;
  readonly kind: DocumentKind;
}

/**
 * Lists the parties: from the opening words of a contract, a list of roles, the address of a letter, or the signatures.
 */
export function listPartyTerms({
  sourceText,
  structure,
  kind,
}: PartiesInput): readonly DraftTerm[] {
  const opening = createMarkedPassage(sourceText, {
    start: 0,
    end: Math.min(sourceText.text.length, searched),
  });
  const found = withoutRepeats(findParties(opening.text));
  const signatories = found.length < 2 ? listSignatories(sourceText, structure) : [];
  const roles = listRoles(
    found.map(({ name, aliases, to }) => ({
      aliases,
      after: opening.text.slice(to, to + 80),
      isCompany: findLegalForm(name) !== undefined,
    })),
    kind,
  );
  const named = found.flatMap((party, index) =>
    createPartyTerm({ text: sourceText.text, opening, party, role: roles[index] }),
  );
  return [
    ...named,
    ...signatories.filter(({ value }) => !named.some((term) => isSameParty(term.value, value))),
  ];
}

function findParties(text: string): readonly FoundParty[] {
  const preamble = findInPreamble(text);
  const isNear = (preamble[0]?.from ?? 0) < nearby;
  if (preamble.length > 1 && isNear) return [...findAddressee(text, preamble), ...preamble];
  let fewer: readonly FoundParty[] = preamble;
  for (const find of [findInList, findInLetter, findByDefinition]) {
    const parties = find(text);
    if (parties.length > 1 && (isNear || (parties[0]?.from ?? 0) < nearby)) return parties;
    if (fewer.length === 0) fewer = parties;
  }
  return fewer;
}

function squash(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function withoutRepeats(parties: readonly FoundParty[]): readonly FoundParty[] {
  const seen = new Set<string>();
  return parties.filter(({ name }) => {
    const isNew = !seen.has(squash(name));
    seen.add(squash(name));
    return isNew;
  });
}

function isSameParty(a: DraftTerm['value'], b: DraftTerm['value']): boolean {
  if (a.kind !== 'party' || b.kind !== 'party') return false;
  const [first, second] = [squash(a.name), squash(b.name)];
  return first.includes(second) || second.includes(first);
}

interface PartyInput {
  readonly text: string;
  readonly opening: Passage;
  readonly party: FoundParty;
  readonly role: string | undefined;
}

function createPartyTerm({ text, opening, party, role }: PartyInput): readonly DraftTerm[] {
  const evidence = findEvidence(text, opening, party);
  if (evidence === undefined) return [];
  const { name } = party;
  const alias = party.aliases.join(' or ');
  const legalForm = findLegalForm(name);
  return [
    {
      type: 'party',
      label: alias === '' ? 'Party' : alias,
      display: alias === '' || alias === name ? name : `${name} (${alias})`,
      value: {
        kind: 'party',
        name,
        ...(alias !== '' && { alias }),
        ...(role && { role }),
        ...(legalForm && { legalForm }),
      },
      evidence,
    },
  ];
}
