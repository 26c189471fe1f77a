import { findLegalForm } from '../../../text/values/legal-form.ts';
import type { FoundParty } from './found-party.ts';
import { isName } from './is-name.ts';
import { parseAliases } from './party-aliases.ts';
import { type FoundName, findNameAt } from './party-name.ts';
import { findRole } from './role.ts';

const namedRoles =
  'Party|Customer|Client|Provider|Company|Supplier|Vendor|Licensor|Licensee|Employer|Employee|Landlord|Tenant|Lessor|Lessee|Lender|Borrower|Seller|Buyer|Purchaser|Contractor|Consultant|Distributor|Reseller|Franchisor|Franchisee|Franchise Owner|Sponsor|Developer|Publisher|Agent|Principal|Owner|Manufacturer|Service Provider|Subscriber|Recipient|Discloser|Shipper|Carrier|Transporter|Photographer|Homeowner|Guarantor|Lodger|Householder|Freelancer|Caterer';
const roles = `${namedRoles}|${namedRoles.toUpperCase()}`;
const ordinals = 'Primary|Secondary|First|Second|Third|Fourth|Other|Additional|Joint';
const listed = new RegExp(
  String.raw`(?:^|[\s\n])(?:(?<ordinal>${ordinals}|Co-) ?)?(?<role>Part(?:y|ies) [A-F1-6]|PARTY [A-F1-6]|(?:${roles})(?:s|S|\(s\))?)(?<number> (?:#|[Nn]o\.? ?)?[1-6A-D]\b)?(?: [Nn]ames?)?(?<which> \([^)\n]{0,40}\))?(?:\s?[:：]\s*|\t)`,
  'g',
);
/** In characters; set by hand, measured with `npm run evaluate:terms`. */
const searched = 9000;

/** `Purchasers: Accredited investors`: words that go on are no name. */
const goesOn = /^ (?!(?:and|of|as|with|located|residing|both|jointly)\b)\p{Ll}/u;

interface ListedParty extends FoundParty {
  /** Whether the label counts them: `Client 2`, `Secondary Client`, `Tenant (2)`. */
  readonly isCounted: boolean;
  /** Where the label starts. */
  readonly label: number;
}

/** Finds parties with their role before their name: "Party A: Acme Ltd.", "Licensor: Jane Roe", "Tenants: A and B". */
export function findInList(text: string): readonly FoundParty[] {
  const found = [...text.slice(0, searched).matchAll(listed)].flatMap((match) =>
    listAfterLabel(text, match),
  );
  return found
    .filter((party, index) => isFurther(party, found.slice(0, index), text))
    .map(({ isCounted: _, label: __, ...party }) => party);
}

function listAfterLabel(text: string, match: RegExpMatchArray): readonly ListedParty[] {
  const { role = '', ordinal, number, which = '' } = match.groups ?? {};
  const label = match.index ?? 0;
  const end = label + match[0].length;
  // A tab replaces the colon only when the role starts its line, as in a table row.
  const isInRow = !match[0].endsWith('\t') || /^$|\n/.test(match[0].charAt(0)) || label === 0;
  const isParty = /^part/i.test(role);
  if (!isInRow || (/^party$/i.test(role) && number === undefined)) return [];
  const name = findNameAt(text, end);
  if (name === undefined || name.from - end > 12) return [];
  const isPlural = /(?:s|\(s\))$/i.test(role);
  if (isPlural && goesOn.test(text.slice(name.to, name.to + 20))) return [];
  const alias = role
    .replace(/\(s\)$/, '')
    .replace(/(?<=[a-z])s$/, '')
    .replace(/\b\p{Lu}{4,}\b/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
  const isCounted = ordinal !== undefined || number !== undefined || /\d/.test(which);
  return listNames(text, name).map((one) => ({
    ...one,
    aliases: [isParty && number !== undefined ? `${alias}${number}` : alias],
    isSure: findLegalForm(one.name) !== undefined,
    isCounted,
    label,
  }));
}

/** One role is held by one party, unless labels count them, one label lists them, or their lines follow each other. */
function isFurther(party: ListedParty, before: readonly ListedParty[], text: string): boolean {
  const same = before.filter(({ aliases }) => aliases[0] === party.aliases[0]);
  const last = same.at(-1);
  if (last === undefined) return true;
  if (same.some(({ label }) => label === party.label)) {
    return same.every(({ label }) => label === party.label || party.isCounted);
  }
  return party.isCounted || /^\s*$/.test(text.slice(last.to, party.label + 1));
}

const personName = /^(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u;
const joint = /,? (?:and|&) |, /g;

/** The people in a row such as `Omar Khan, Lucy Chen and Ben Ford`; a company is one name. */
function listNames(text: string, first: FoundName): readonly FoundName[] {
  const line = text.slice(first.from).split(/[\n\t;(]/, 1)[0] ?? '';
  const pieces = splitRow(line.replace(/[\s.]+$/, ''));
  if (pieces.length < 2 || findLegalForm(line) !== undefined) return [first];
  const names = pieces.map(({ from, name }) => ({
    name,
    from: first.from + from,
    to: first.from + from + name.length,
  }));
  const areNames = names.every(({ name }) => personName.test(name) && isName(name));
  const surnames = new Set(names.map(({ name }) => name.split(' ').at(-1)));
  return areNames && (/ (?:and|&) /.test(line) || surnames.size === 1) ? names : [first];
}

function splitRow(line: string): readonly { readonly from: number; readonly name: string }[] {
  const joints = [...line.matchAll(joint)];
  return [0, ...joints.map((match) => match.index + match[0].length)].map((from, index) => ({
    from,
    name: line.slice(from, joints[index]?.index ?? line.length),
  }));
}

const parentheses = /\(([^()]{1,240})\)/g;
/** In characters; set by hand, measured with `npm run evaluate:terms`. */
const definitionsSearched = 6000;
const sentenceStart =
  /(?:[.;:!?)]\s+|[\n\t]\s*|^|\bundersigned,?\s+|\b(?:and|between|by|that|with|WHEREAS,?|Whereas,?),?\s+)(?:the\s+)?/g;
const subordinate =
  /\b(?:listed on|traded on|subsidiar(?:y|ies) of|affiliates? of|division of|laws of|published by|Source:|of)\s*(?:the )?$/i;
const person =
  /(?:^|[\s(])((?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}\.?)?(?: \p{Lu}[\p{L}'-]+){1,2}),?\s*$/u;
const noPerson =
  /\b(?:Act|Rules?|Law|Date|Period|Plan|Capacity|Commission|Agreement|System|Services?|Products?|Program|Territory|States?|Notes?|Stock|Shares)\b/;
/** The most parties of a definition; set by hand, measured with `npm run evaluate:terms`. */
const most = 6;

/** Finds parties defined in passing: "Acme, Inc. ("we", "us") operates this website". */
export function findByDefinition(text: string): readonly FoundParty[] {
  const head = text.slice(0, definitionsSearched);
  let cursor = 0;
  const parties: FoundParty[] = [];
  for (const match of head.matchAll(parentheses)) {
    const inside = match[1] ?? '';
    if (!/"|\bhereinafter\b|\breferred to as\b/.test(inside)) continue;
    const from = Math.max(cursor, match.index - 400);
    const { names } = parseAliases(inside);
    const name =
      names.length === 0
        ? undefined
        : findDefined(head.slice(0, match.index), {
            from,
            isRole: names.some(
              (one) => findRole(one) !== undefined || /^Party [A-F1-6]$/.test(one),
            ),
          });
    if (name && !isOfAnother(head, name) && !namesThing(names, name.name)) {
      parties.push({ ...name, aliases: names, isSure: true });
    }
    cursor = match.index + match[0].length;
    if (parties.length === most) break;
  }
  return parties;
}

const thing =
  /\b(?:table|prices?|periods?|fees?|amounts?|dates?|rates?|schedule|list|polic(?:y|ies)|statements?|forms?|balance|budget|facility|location|building|event|materials?|content|information|documents?|records|standards?|procedures?|guidelines?|deadline|round|closing|financing|investment|transaction|offering|warrants?|certificates?|patents?|equipment|goods|tokens?|reports?|rights?|options?)$/i;

/** Whether aliases name a thing, such as a price or a table, and no part of the name itself. */
function namesThing(aliases: readonly string[], name: string): boolean {
  return aliases.every((alias) => {
    const word = thing.exec(alias)?.[0];
    return word !== undefined && !name.toLowerCase().includes(word.toLowerCase());
  });
}

const doneBy = /\b(?:performed|processed|handled|powered|hosted|administered) by (?:the )?$/i;

/** Whether somebody else does a part of the work: “payments are processed by Acme, Inc. ("Acme")”. */
function isOfAnother(text: string, { from }: FoundName): boolean {
  return doneBy.test(text.slice(Math.max(0, from - 60), from));
}

/** Finds the company whose description ends a text, or the person at its very end. */
function findDefined(
  text: string,
  { from, isRole }: { readonly from: number; readonly isRole: boolean },
): ReturnType<typeof findNameAt> {
  const starts = [...text.slice(from).matchAll(sentenceStart)].map(
    (match) => from + match.index + match[0].length,
  );
  const companies = [from, ...starts].flatMap((start) => findNameAt(text, start) ?? []);
  const company = companies.find(
    ({ name, from: at }) =>
      findLegalForm(name) !== undefined && !subordinate.test(text.slice(Math.max(0, at - 30), at)),
  );
  if (company !== undefined) return company;
  if (!isRole) return undefined;
  const words = person.exec(text.slice(Math.max(from, text.length - 80)))?.[1];
  if (words === undefined || noPerson.test(words)) return undefined;
  return findNameAt(text, text.lastIndexOf(words));
}
