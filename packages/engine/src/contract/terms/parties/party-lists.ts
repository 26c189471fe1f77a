import { findLegalForm } from '../../../text/values/legal-form.ts';
import type { FoundParty } from './found-party.ts';
import { parseAliases } from './party-aliases.ts';
import { findNameAt } from './party-name.ts';
import { findRole } from './role.ts';

const listed =
  /(?:^|[\s\n])(Part(?:y|ies) [A-F1-6]|PARTY [A-F1-6]|Customer|Client|Provider|Company|Supplier|Vendor|Licensor|Licensee|LICENSOR|LICENSEE|Employer|Employee|Landlord|Tenant|LANDLORD|TENANT|Lessor|Lessee|Lender|Borrower|Seller|Buyer|Purchaser|Contractor|Consultant|Distributor|Reseller|Franchisor|Franchisee|Franchise Owner|Sponsor|Developer|Publisher|Agent|Principal|Owner|Manufacturer|Service Provider|Subscriber|Recipient|Discloser|Shipper|Carrier|Transporter)(?: [Nn]ame)?(?: \([^)\n]{0,40}\))?(?:\s?[:：]\s*|\t)/g;
/** In characters; set by hand, measured with `npm run evaluate:terms`. */
const searched = 9000;

/** Finds parties with their role before their name: "Party A: Acme Ltd.", "Licensor: Jane Roe". */
export function findInList(text: string): readonly FoundParty[] {
  const found = [...text.slice(0, searched).matchAll(listed)].flatMap((match): FoundParty[] => {
    // A tab replaces the colon only when the role starts its line, as in a table row.
    const isInRow =
      !match[0].endsWith('\t') || /^$|\n/.test(match[0].charAt(0)) || match.index === 0;
    const name = isInRow ? findNameAt(text, match.index + match[0].length) : undefined;
    const alias = (match[1] ?? '').replace(
      /\b\p{Lu}{4,}\b/gu,
      (word) => word.charAt(0) + word.slice(1).toLowerCase(),
    );
    if (name === undefined || name.from - match.index - match[0].length > 12) return [];
    return [{ ...name, aliases: [alias], isSure: findLegalForm(name.name) !== undefined }];
  });
  return found.filter(
    ({ aliases }, index) => found.findIndex((other) => other.aliases[0] === aliases[0]) === index,
  );
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
    if (name) parties.push({ ...name, aliases: names, isSure: true });
    cursor = match.index + match[0].length;
    if (parties.length === most) break;
  }
  return parties;
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
