import type { Contract } from '@clauselight/research-data';
import type { DocumentKind } from '@clauselight/schema';

/**
 * Kinds by the type of contract at the end of a title, from the specific to the general: the first that matches decides.
 * The types are those by which CUAD was collected; the kinds are those that the engine gives contracts with such titles.
 */
const kindsOfTypes: readonly (readonly [RegExp, DocumentKind])[] = [
  [/franchise/, 'franchise'],
  [
    /joint venture|strategic alliance|co-?branding|collaborat|co-?operation|joint development/,
    'joint-venture',
  ],
  [/sponsorship|endorsement/, 'sponsorship'],
  [/hosting/, 'saas'],
  [/licen[cs]|intellectual property/, 'licence'],
  [/distribut|reseller/, 'distribution'],
  [/affiliate|agency/, 'agency'],
  [/supply|manufactur/, 'supply'],
  [
    /servic|consulting|outsourcing|maintenance|development|transportation|promotion|marketing/,
    'services',
  ],
];

/** Titles with the words of a type that are something else: guarantees of capital or interest, insurance, permits. */
const otherThings =
  /capital maintenance|income maintenance|yield maintenance|split-dollar|gas franchise|non-disclosure|escrow agreement/;

/** Statements for the securities register, and parts and changes of a contract: what one would look for stands elsewhere. */
const noWholeContract =
  /joint filing|\bamend(?:ment)?\b(?! and restated)|\baddendum\b|\b(?:schedule|exhibit|appendix|attachment)\b|statement of work|\bguarant(?:y|ee|ees)\b|\btermination agreement\b|intellectual property rights +confidentiality/;

/** Whether a contract stands by itself, by its title in the collection and the name that its annotators read in it. */
export function isWholeContract({ title, answers }: Pick<Contract, 'title' | 'answers'>): boolean {
  const [name = ''] = (answers['Document Name'] ?? '').trim().split('\n');
  const names = [getType(title), normalize(name)];
  return !names.some((name) => noWholeContract.test(name));
}

/** The kind that the product gives contracts of this type; undefined for a type that it has no kind for. */
export function findContractKind({
  title,
  answers,
}: Pick<Contract, 'title' | 'answers'>): DocumentKind | undefined {
  const type = getType(title);
  if (otherThings.test(`${type} ${normalize(answers['Document Name'] ?? '')}`)) return undefined;
  return kindsOfTypes.find(([words]) => words.test(type))?.[1];
}

/** The words behind the exhibit number or the company: `EX-10.5-LICENSE AND HOSTING AGREEMENT`, `Sonos, Inc. - …`. */
function getType(title: string): string {
  const parts = title.split(/_EX[^_]*_|-EX-?[\w.()]+(?: [A-Z ]+)?-| - (?=[A-Z])|Inc\.(?=[A-Z])/);
  return normalize(parts.slice(1).join(' ') || title);
}

function normalize(words: string): string {
  return words
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim();
}
