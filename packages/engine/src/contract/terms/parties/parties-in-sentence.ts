import { findLegalForm } from '../../../text/values/legal-form.ts';
import { withAliases } from './assign-aliases.ts';
import type { FoundParty } from './found-party.ts';
import { findAliasAfter, isDescription, isIntroduced, type Separator } from './introduction.ts';
import { findNameAt } from './party-name.ts';
import { findUnnamed } from './unnamed.ts';

const ending =
  /\b(?:WHEREAS|W ?I ?T ?N ?E ?S ?S ?E ?T ?H|RECITALS?|BACKGROUND|NOW,? THEREFORE|PREAMBLE|PRELIMINARY STATEMENTS?|TABLE OF CONTENTS|INTRODUCTION|R E C I T A L S|B A C K G R O U N D)\b|\bthat certain\b|\bwith (?:respect|reference) to the (?:following )?facts\b|\bSource:|\b(?:This|THIS) (?:[\w'&-]+ ){0,8}(?:Agreement|AGREEMENT|Contract|CONTRACT|Amendment|AMENDMENT|Lease|LEASE)\b|\bWitnesseth\b|\b(?:hereby )?(?:mutually )?agree(?:s|d)? (?:as follows|that|to)\b|\bRecitals\b|\bWhereas\b|\n\s*(?:Dated|DATED|Date:|Effective|EFFECTIVE|ARTICLE|Article|Section|SECTION|1\.)|[.;)"]\s+1\.\s/;
/** In characters; set by hand, measured with `npm run evaluate:terms`. */
const preambleLength = 6000;
/** What may separate one party from the next. */
const separator =
  /(?<and>[\s,;.)]*(?:[-–—]+\s*)?\b(?:and|AND|And|&)\b[\s:,-]*(?:(?:between|by|with|BETWEEN):?\s+)?)|(?<favor>\b(?:in fav(?:or|our) of|(?<!\([^()]{0,200})together with)\s+)|(?<item>[\s,;(](?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s+)|(?<semicolon>;\s*)|(?<line>[\n\t]\s*)|(?<comma>,\s+)|(?<paren>\)[\s.]*)/g;
const lead =
  /^[\s,;:.)"–—-]*(?:\(?(?:\d{1,2}|[ivx]{1,3}|[a-eA-E])[).]\s+)?(?:(?:on the (?:one|other|first|second) (?:hand|part)|of the (?:one|other|first|second) part),?\s*)?(?:(?:between|BETWEEN|by|AND|and)\b[\s:]*)?(?:(?<role>Part(?:y|ies) [A-F1-6]|PARTY [A-F1-6]|Customer|Client|Provider|Company|Supplier|Vendor|Licensor|Licensee|LICENSOR|LICENSEE|Employer|Employee|Landlord|Tenant|LANDLORD|TENANT|Lessor|Lessee|Lender|Borrower|Seller|Buyer|Purchaser|Contractor|Consultant|Distributor|Reseller|Franchisor|Franchisee|Sponsor|Developer|Publisher|Agent|Principal|Owner|Manufacturer|Subscriber|Recipient|Shipper|Carrier|Covenanter|First Party|Second Party)\s?(?:\([^()]{1,30}\)\s?)?:\s*)?(?:\((?:the )?[A-Z][a-z]+\)\s+)?(?:(?:a |an )?(?:professional|individual|company|the undersigned)\b[\w ]{0,20},?\s*)?(?:(?:a |an |the )?(?:married )?(?:couple|spouses|partners|siblings|family),?\s+(?=\p{Lu}))?(?:(?:its|his|her) (?:[A-Za-z-]+ )?[A-Za-z-]+,?\s+(?=\p{Lu}))?(?:the\s+)?/u;

interface Cursor {
  readonly parties: FoundParty[];
  /** Where the search for the next name continues. */
  position: number;
}

/** Finds the parties of one opening sentence, from the position of the first name. */
export function findPartiesFrom(text: string, from: number): readonly FoundParty[] {
  const rest = text.slice(from, from + preambleLength);
  const preamble = rest.slice(0, ending.exec(rest)?.index ?? preambleLength);
  const cursor: Cursor = { parties: [], position: 0 };
  addParty(preamble, cursor, { kind: 'start', position: 0 });
  for (
    let match = nextSeparator(preamble, cursor);
    match;
    match = nextSeparator(preamble, cursor)
  ) {
    const kind = (Object.entries(match.groups ?? {}).find(([, words]) => words)?.[0] ??
      'comma') as Separator;
    const end = match.index + match[0].length;
    if (isOver(preamble, cursor, { kind, position: match.index })) break;
    const before = cursor.parties.length;
    cursor.position = kind === 'paren' ? match.index + 1 : end;
    addParty(preamble, cursor, { kind, position: end });
    if (cursor.parties.length === before)
      cursor.position = Math.max(
        match.index + 1,
        end - (kind === 'paren' ? match[0].length - 1 : 0),
      );
  }
  return withAliases(preamble, splitSingle(preamble, cursor.parties)).map((party) => ({
    ...party,
    from: party.from + from,
    to: party.to + from,
  }));
}

function nextSeparator(preamble: string, { position }: Cursor): RegExpExecArray | null {
  separator.lastIndex = position;
  return separator.exec(preamble);
}

interface SeparatorMatch {
  readonly kind: Separator;
  readonly position: number;
}

/** In characters; set by hand, measured with `npm run evaluate:terms`. */
const longestDescription = 1000;
const sentenceEnd =
  /(?<!\b(?:Inc|Corp|Co|Ltd|Ltda|St|Ave|Blvd|Rd|No|Nos|Mr|Mrs|Ms|Dr|dr|Prof|prof|Avv|avv|Messrs|Ste|Jr|Sr|Dept|Attn|Tel|Fl|Bldg|Hwy|Pty|Pte|L\.L\.C|L\.P|S\.A|N\.V|B\.V|N\.A|U\.S|U\.S\.A|U\.K|P\.O|P\.R|[A-Z]))\.["”)]?\s+(?=[A-Z"])/;

/** Tells whether the parties end before this position: a sentence ended, or the description is too long. */
function isOver(preamble: string, { parties, position }: Cursor, start: SeparatorMatch): boolean {
  const last = parties.at(-1);
  if (last === undefined) return start.position > 160;
  if (start.position - Math.max(last.to, position) > longestDescription) return true;
  const passed = preamble.slice(last.to, start.position + 1);
  const end = sentenceEnd.exec(`${passed} X`);
  if (end === null) return false;
  // After a full stop, only a new line or an "and" continues the list.
  const remaining = preamble.slice(start.position, start.position + 40);
  return (
    !/^[\s.;,)-]*(?:and\b|\(?\d[.)]|Part(?:y|ies) [A-F1-6])/i.test(remaining) ||
    parties.length === 0
  );
}

/** Adds the name at a position if the words around it introduce a party. */
function addParty(preamble: string, cursor: Cursor, { kind, position }: SeparatorMatch): void {
  const led = lead.exec(preamble.slice(position, position + 160));
  const role = led?.groups?.role;
  const found =
    findNameAt(preamble, position + (led?.[0].length ?? 0)) ?? findNameAt(preamble, position);
  const last = cursor.parties.at(-1);
  if (found === undefined) {
    addUnnamed(preamble, cursor, { kind, position });
    return;
  }
  const after = preamble.slice(found.to, found.to + 260);
  const alias = findAliasAfter(after);
  const isSure =
    alias !== undefined || role !== undefined || findLegalForm(found.name) !== undefined;
  const isDescribed = isDescription(after);
  if (
    !isIntroduced({ kind, found, isSure, isDescribed, preamble, last, alias: alias !== undefined })
  )
    return;
  cursor.parties.push({
    ...found,
    aliases: role === undefined || role === 'Covenanter' ? [] : [role],
    isSure: isSure || isDescribed,
  });
  cursor.position = found.to;
}

function addUnnamed(preamble: string, cursor: Cursor, { kind, position }: SeparatorMatch): void {
  if (kind === 'comma' || kind === 'line' || kind === 'paren') return;
  const found = findUnnamed(preamble, position);
  if (found === undefined) return;
  cursor.parties.push(found.party);
  cursor.position = found.end;
}

/** Splits a single name joined by "and" when there must be two parties: Galacticomm and Horst Entertainment Inc. */
function splitSingle(preamble: string, parties: readonly FoundParty[]): readonly FoundParty[] {
  const [only] = parties;
  if (only === undefined || parties.length > 1) return parties;
  const joints = [...only.name.matchAll(/ (?:and|AND) /g)];
  const joint = joints[0];
  if (joint === undefined || joints.length > 1) return parties;
  const words = preamble.slice(only.from, only.to);
  const conjunction = /\s(?:and|AND)\s/.exec(words);
  if (conjunction === null) return parties;
  const second = findNameAt(preamble, only.from + conjunction.index + conjunction[0].length);
  const first = findNameAt(words.slice(0, conjunction.index), 0);
  if (first === undefined || second === undefined) return parties;
  return [
    { ...only, name: first.name, to: only.from + first.to },
    { ...second, aliases: [], isSure: findLegalForm(second.name) !== undefined },
  ];
}
