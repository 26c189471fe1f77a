import type { TermValue } from '@clauselight/schema';
import type { DocumentStructure } from '../../../text/document-structure.ts';
import { findLegalForm } from '../../../text/values/legal-form.ts';
import type { DraftTerm } from '../draft-term.ts';
import { listActingNames } from './acting-names.ts';

/** Names of everybody who can be bound, as `toNameKey` writes them. */
export type Actors = ReadonlySet<string>;

const everywhere =
  'party parties party hereto parties hereto party to this agreement parties to this agreement you we the undersigned';
const roles =
  'licensor licensee sublicensee lessor lessee landlord tenant subtenant seller buyer purchaser vendor supplier manufacturer distributor reseller dealer customer client subscriber provider contractor subcontractor consultant employer employee executive company corporation bank lender borrower guarantor agent trustee franchisor franchisee sponsor developer publisher author owner operator manager member shareholder stockholder investor issuer underwriter advertiser affiliate carrier shipper transporter merchant broker dealer insurer insured indemnitor indemnitee pledgor assignor assignee transferor transferee grantor grantee recipient discloser user processor controller repairer host parent subsidiary partner';
const compoundRoles =
  'party a|party b|party c|party d|receiving party|disclosing party|indemnified party|indemnifying party|non-disclosing party|terminating party|breaching party|non-breaching party|defaulting party|non-defaulting party|affected party|other party|first party|second party|notifying party|requesting party|prevailing party|losing party|escrow agent|service provider|general partner|limited partner|managing member|holding company|end user|notified party|protecting party|enforcing party|prosecuting party|paying party|audited party|auditing party|assigning party|responsible party|supplying party|contracting party|contracting parties';
// A defined word with this ending names a person. The words in the second pattern have it by chance.
const personEnding =
  /(?:party|parties|agent|agents|committee|manager|trustee|bank|investigator|contractor|member|members|representatives?|affiliates?|holders?|group|team|company|companies|corporation|owner|executive|employee|consultant|university|institute|institution|hospital|foundation|lenders?|buyers?|sellers?|[a-z]{3}(?:or|er|ee)s?)$/i;
const thingEnding =
  /(?:order|letter|fee|fees|quarter|territory|trademark|number|offer|server|computer|calendar|error|guarantee|register|power|tender|transfer|chapter|matter|water|paper|folder|header|banner|tower|trailer|boiler|newsletter|consumer|customers|center|centers|centre|career|other|router|meter|filter|sensor|vector|factor|floor|door|motor|reactor|monitor|career|user|users|container|barter|disclaimer|waiver|identifier|locator|cover|layer|driver|printer|scanner|browser|character|parameter|cluster|disaster|carryover|employer's|order form|purchase order|work order)$/i;

/** Collects everybody the document can bind: the parties by name and alias, defined persons, and roles. */
export function collectActors(structure: DocumentStructure, parties: readonly DraftTerm[]): Actors {
  const names = new Set(compoundRoles.split('|'));
  for (const name of everywhere.split(/ (?=part|you|we|the)/)) names.add(toNameKey(name));
  for (const role of roles.split(' ')) for (const end of ['', 's']) names.add(`${role}${end}`);
  for (const { value } of parties) for (const name of listPartyNames(value)) names.add(name);
  for (const name of listActingNames(structure.sentences)) names.add(toNameKey(name));
  for (const { term } of structure.definitions) {
    if (personEnding.test(term) && !thingEnding.test(term)) names.add(toNameKey(term));
  }
  return names;
}

const generic =
  /^(?:the|first|national|american|united|global|general|international|new|bank|university|state|city|county|north|south|east|west|pacific|atlantic|universal|advanced|one|big|best|smart|digital)$/;

function listPartyNames(value: TermValue): readonly string[] {
  if (value.kind !== 'party') return [];
  const aliases = value.alias?.split(/ or |, |\//) ?? [];
  const form = findLegalForm(value.name);
  const short = form === undefined ? value.name : value.name.slice(0, value.name.lastIndexOf(form));
  const first = toNameKey(short).split(' ')[0] ?? '';
  const names = [...aliases, value.name, short].map(toNameKey);
  const isTelling = first.length > 3 && !generic.test(first) && form !== undefined;
  return [...names, ...(isTelling ? [first] : [])].filter((name) => name.length > 1);
}

/** Normalizes a name for lookup: lower case, single blanks, no commas, full stops, quotation marks or article. */
export function toNameKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[.,"()*]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^the /, '');
}
