import type { Term } from '@clauselight/schema';
import { findLegalForm } from '../../text/values/legal-form.ts';

/** Whether private persons are parties: none, beside a company, or nobody else. */
export type PeopleInvolved = 'none' | 'some' | 'all';

/** `Priya Sharma`, `Dr. John F. Dawson III`. */
const personalName =
  /^(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.?|(?:de|da|di|van|von|der|den|bin|al|el|la|le)|\p{Lu}[\p{L}'’.-]+)){1,4}$/u;
/** Words of names of organizations, besides legal forms, and of roles. */
const organization =
  /\b(?:services?|compan(?:y|ies)|corporation|group|bank|university|college|school|council|town|city|county|state|republic|government|association|foundation|institute|hospital|trust|fund|agency|department|ministry|office|studios?|solutions|systems?|software|media|partners?(?:hip)?|consult(?:ing|ants?)|church|club|society|union|cent(?:er|re)|board|authority|commission|technolog(?:y|ies)|labs?|laboratories|designs?|enterprises?|industries|holdings?|international|global|networks?|communications?|entertainment|energy|capital|management|properties|products?|pharma\w*|medical|health\w*|sports?|league|team|hotel|restaurant|store|shop|airlines?|motors?|insurance|financial|resources?|development|productions?|records|digital|data|web|online|events?|weddings?|provider|client|customer|supplier|purchaser|buyer|seller|owner|employer|employee|contractor|consultant|landlord|tenant|licensor|licensee|party|partner|advisor|name)\b|&|\d/i;
/** Roles that only private persons have, as a rule: who stands behind them is known without a name. */
const personalRole =
  /\b(?:nanny|babysitter|sitter|caregiver|carer|housekeeper|cleaner|tutor|gardener|handyman|pet owner|parents?|guardian|famil(?:y|ies)|householder|lodger|roommates?|volunteer)\b/i;

/** Tells from the parties that a contract names whether private persons are among them. */
export function findPeopleInvolved(terms: readonly Term[]): PeopleInvolved {
  const parties = terms.flatMap(({ value }) => (value.kind === 'party' ? [value] : []));
  const people = parties.filter(
    ({ name, alias = '', role = '' }) =>
      isPersonalName(name) || [name, alias, role].some((words) => personalRole.test(words)),
  );
  if (people.length === 0) return 'none';
  return people.length === parties.length && parties.length > 1 ? 'all' : 'some';
}

function isPersonalName(name: string): boolean {
  const words = name.replace(/\s+/g, ' ').trim();
  return (
    personalName.test(words) && findLegalForm(words) === undefined && !organization.test(words)
  );
}
