import { endsWithForm } from '../values/company-form.ts';
import type { Label } from './find-labels.ts';
import type { Cell } from './layout.ts';
import type { Page } from './page.ts';
import { cutAddress, findFormed, listDomains, matchesDomain, trimName } from './party-names.ts';
import { isAddressLine, readAddress } from './read-address.ts';

/** A name and the lines of the address below it; offsets count within the name's cell. */
export interface FoundParty {
  readonly name: { readonly cell: Cell; readonly from: number; readonly to: number };
  readonly lines: readonly Cell[];
}

const documentWord =
  /\b(?:(?:tax |vat |sales |commercial )?invoices?|rechnung(?:en)?|factures?|factuur|faktura(?: vat)?|facturas?|fattura|fatura|bill|receipt|statement|quote|quotation|angebot|devis|copy|kopie|original|page|seite|date|datum|pagina|lasku)\b|^(?:vat|tax|paid|total|summary)$/;

/** Headings of the parts of an invoice; a name may stand below them, but they are none. */
const heading =
  /^\W*(?:remittance(?: (?:advice|slip|stub|coupon|details))?|payment (?:advice|slip|stub|coupon|details|information|instructions|terms|options|methods?)|(?:bill(?:ed|ing)?|ship(?:ped|ping)?|sold|deliver(?:ed|y)?|invoiced?|remit|payable|pay)[ -]?(?:to|from|address|details|information)|from|to|customer|client|buyer|seller|vendor|supplier|description|items?|services?|notes?|comments?|terms(?: (?:and|&) conditions)?|bank(?:ing)? details|thank you.*|(?:please )?(?:detach|tear off|return|cut)\b.*|project|details|balance|amount due|authori[sz]ed signature|signature)\W*$/;

/** Who is billed: the name below or beside a label such as "Bill to", else the first address that is not the seller's. */
export function findBuyer(page: Page, seller: FoundParty | undefined): FoundParty | undefined {
  for (const label of page.allLabels) {
    if (label.role !== 'buyer' || !label.isPlain) continue;
    const party = readBelow(page, label);
    if (party !== undefined && !isSame(page, party, seller)) return party;
  }
  return findAddressed(page, seller);
}

/** Who bills: by its label, its legal form, the domain of its mail and web addresses, and where it stands. */
export function findSeller(page: Page): FoundParty | undefined {
  const buyer = new Set(listBuyerCells(page));
  const domains = listDomains(page);
  const counts = new Map<string, number>();
  for (const { folded } of page.cells) counts.set(folded, (counts.get(folded) ?? 0) + 1);
  let best: { readonly party: FoundParty; readonly mark: number } | undefined;
  for (const candidate of listCandidates(page)) {
    const mark = rate(page, { candidate, buyer, domains, counts });
    if (mark > (best?.mark ?? 1.2)) best = { party: toParty(page, candidate), mark };
  }
  return best?.party;
}

interface Candidate {
  readonly cell: Cell;
  readonly from: number;
  readonly to: number;
  readonly isLabeled: boolean;
}

const topCells = 14;
const mostCandidates = 400;

function listCandidates(page: Page): readonly Candidate[] {
  const labeled = page.allLabels.flatMap((label): Candidate[] => {
    if (label.role !== 'seller' || !label.isPlain) return [];
    const name = readBelow(page, label)?.name;
    return name ? [{ ...name, isLabeled: true }] : [];
  });
  const plain = page.cells.flatMap((cell, index): Candidate[] => {
    const formed = findFormed(cell);
    if (formed) return [{ cell, ...formed, isLabeled: false }];
    const isTop = index < topCells && cell.text.length < 60;
    return isTop ? [{ cell, ...trimName(cell, 0, cell.text.length), isLabeled: false }] : [];
  });
  return [...labeled, ...plain.slice(0, mostCandidates)];
}

interface Marked {
  readonly candidate: Candidate;
  readonly buyer: ReadonlySet<Cell>;
  readonly domains: readonly string[];
  readonly counts: ReadonlyMap<string, number>;
}

function rate(page: Page, { candidate, buyer, domains, counts }: Marked): number {
  const { cell, from, to, isLabeled } = candidate;
  const name = cell.folded.slice(from, to).trim();
  if (name.length < 2 || !/[a-z]{2}/.test(name) || /@|www\.|https?:/.test(name)) return 0;
  const index = page.cells.indexOf(cell);
  const hasForm = endsWithForm(cell.text.slice(from, to));
  const row = page.rows[cell.row];
  const isRegistered =
    /\b(?:vat|ust|tva|btw|nip|hrb|rcs|siret|kvk|capital|registergericht|registered|iban|geschaftsfuhrer|vorstand|siege|cvr|org)\b/.test(
      cell.folded.slice(0, 400),
    );
  return (
    (isLabeled ? 6 : 0) +
    (hasForm ? 4 : 0) +
    (matchesDomain(name, domains) ? 4 : 0) +
    (index < topCells ? 2 - index / topCells : 0) +
    (row?.kind === 'header' || row?.kind === 'footer' || isRegistered ? 1 : 0) +
    Math.min((counts.get(cell.folded) ?? 1) - 1, 2) * 0.5 -
    (buyer.has(cell) ? 8 : 0) -
    (/^(?:inh|inhaber(?:in)?|owner|prop|tit)\b/.test(name) ? 4 : 0) -
    (hasForm || isLabeled ? 0 : rateWords(page, cell, name))
  );
}

/** Words for which a line without a legal form is not a name. */
function rateWords(page: Page, cell: Cell, name: string): number {
  const hasLabel = (page.labels.get(cell) ?? []).some(
    ({ role }) => role !== 'seller' && role !== 'number',
  );
  const isAddress = isAddressLine(cell);
  const isSentence = name.length > 50 || name.split(' ').length > 6;
  return (
    (documentWord.test(name) || heading.test(name) ? 4 : 0) +
    (hasLabel ? 4 : 0) +
    (isAddress ? 3 : 0) +
    (isSentence ? 3 : 0) +
    (/\d/.test(name) ? 1.5 : 0) +
    (/[:?]/.test(name) ? 2 : 0) +
    (hasMoney(page, cell) ? 4 : 0)
  );
}

/** What stands on a line with a sum is billed, or is a sum itself. */
function hasMoney(page: Page, cell: Cell): boolean {
  const cells = page.rows[cell.row]?.cells ?? [];
  return cells.some((one) => page.listFigures(one).some(({ isMoney }) => isMoney));
}

function toParty(page: Page, { cell, from, to }: Candidate): FoundParty {
  // A letterhead on one line holds its own address: what stands below it is the addressee.
  const isWhole = cell.text.length - to > 12 && Object.keys(readAddress([cell])).length > 1;
  return { name: { cell, from, to }, lines: isWhole ? [cell] : listBelow(page, cell, 6) };
}

/** The name after a label in its cell, in the next cell, or below, and the lines under it. */
function readBelow(page: Page, label: Label): FoundParty | undefined {
  const { cell } = label;
  const rest = cell.folded.slice(label.to);
  const lead = /^[ \t:.*#-]*(?:\([^)]{0,60}\))?[ \t:\n-]*/.exec(rest)?.[0].length ?? 0;
  const after = cell.text.slice(label.to + lead);
  const row = page.rows[cell.row];
  if (
    /^\s*\p{L}{2}/u.test(after) &&
    label.from < 3 &&
    (rest.startsWith(':') || rest.startsWith(' :') || rest.startsWith('\n'))
  ) {
    const line = after.split('\n')[0] ?? after;
    const from = label.to + lead;
    return {
      name: { cell, from, to: cutAddress(cell, from, from + line.trimEnd().length) },
      lines: [cell, ...listBelow(page, cell, 6)],
    };
  }
  if (isAddressed(cell, label, after)) {
    const from = label.to + lead;
    return {
      name: { cell, from, to: cutAddress(cell, from, from + after.trimEnd().length) },
      lines: [cell, ...listBelow(page, cell, 6)],
    };
  }
  if (after.trim() !== '' || label.from > 3) return undefined;
  const place = row?.cells.indexOf(cell) ?? 0;
  const beside = row?.cells[place + 1];
  if (beside && isName(page, beside) && /:\s*$/.test(cell.text)) return wrap(page, beside);
  const below = listBelow(page, cell, 7);
  const name = below.find((one) => isName(page, one));
  if (name) return wrap(page, name);
  return beside && isName(page, beside) ? wrap(page, beside) : undefined;
}

/** `Bill To Vireo Labs`: the label asks for the name that follows on its line. */
function isAddressed(cell: Cell, label: Label, after: string): boolean {
  const words = cell.folded.slice(label.from, label.to);
  return (
    label.from < 3 &&
    /\b(?:bill(?:ed)?|invoiced?|sold|ship(?:ped)?)[ -]?to$/.test(words.trim()) &&
    /^\p{Lu}[\p{L}\d.&'’ -]{1,60}$/u.test(after.trim())
  );
}

function wrap(page: Page, cell: Cell): FoundParty {
  const skip =
    /^(?:attn|attention|name|firma|company|nazwa|nom|naam|nombre|t\.a\.v|z\. ?hd)\.?\s*:?\s+/.exec(
      cell.folded,
    )?.[0].length ?? 0;
  const line = cell.text.slice(skip).split('\n')[0] ?? '';
  return {
    name: { cell, from: skip, to: cutAddress(cell, skip, skip + line.trimEnd().length) },
    lines: listBelow(page, cell, 6),
  };
}

function isName(page: Page, cell: Cell): boolean {
  const isLabel = (page.labels.get(cell) ?? []).some(
    ({ isPlain, from, role }) => isPlain && from === 0 && role !== 'buyer' && role !== 'seller',
  );
  const hasFigures =
    page.listFigures(cell).some(({ isMoney }) => isMoney) || page.listDates(cell).length > 0;
  return (
    !isLabel &&
    !hasFigures &&
    cell.text.length < 120 &&
    /\p{L}{2}/u.test(cell.text) &&
    !heading.test(cell.folded) &&
    !/[:@]\s*$/.test(cell.text) &&
    !/^\S+@\S+$/.test(cell.text)
  );
}

/** The cells under one, in its column where the rows are alike. */
function listBelow(page: Page, cell: Cell, count: number): readonly Cell[] {
  const own = page.rows[cell.row];
  if (own === undefined) return [];
  const place = own.cells.indexOf(cell);
  return page.rows.slice(own.index + 1, own.index + 1 + count).flatMap((row) => {
    const near = row.cells.find((other) => Math.abs(other.x - cell.x) < 3);
    const inTable = own.table !== undefined && row.table === own.table;
    if (near) return [near];
    if (inTable) return row.cells.filter(({ column }) => column === cell.column);
    if (row.cells.length === 1 && !Number.isNaN(cell.x) && own.cells.length > 1) return [];
    const same = row.cells.length === own.cells.length ? row.cells[place] : undefined;
    const only =
      place === 0 && (own.cells.length === 1 || row.cells.length === 1) ? row.cells[0] : undefined;
    return same ?? only ?? [];
  });
}

function listBuyerCells(page: Page): readonly Cell[] {
  return page.allLabels.flatMap((label) => {
    const isBuyer = (label.role === 'buyer' || label.role === 'address') && label.isPlain;
    const party = isBuyer ? readBelow(page, label) : undefined;
    return party
      ? [party.name.cell, ...party.lines.slice(0, 3).filter(({ text }) => !endsWithForm(text))]
      : [];
  });
}

function isSame(page: Page, party: FoundParty, other: FoundParty | undefined): boolean {
  if (other === undefined) return false;
  return getName(page, party) === getName(page, other);
}

function getName(_: Page, { name }: FoundParty): string {
  return name.cell.folded.slice(name.from, name.to).trim();
}

/** An address near the top without a label: lines that end in a postal code and town, below a line that is a name. */
function findAddressed(page: Page, seller: FoundParty | undefined): FoundParty | undefined {
  const own = seller && getName(page, seller);
  for (const cell of page.cells.slice(0, 40)) {
    if (
      !isName(page, cell) ||
      isAddressLine(cell) ||
      documentWord.test(cell.folded) ||
      hasMoney(page, cell) ||
      cell.text.length > 60
    )
      continue;
    if (own !== undefined && (cell.folded.includes(own) || own.includes(cell.folded))) continue;
    const below = listBelow(page, cell, 4);
    const last = below.findIndex(isAddressLine);
    const distance = seller === undefined ? 99 : cell.row - seller.name.cell.row;
    const isSellers =
      (seller?.lines.includes(cell) === true && distance < 4) ||
      (distance < 0 && distance > -3 && (seller?.lines.length ?? 0) > 1);
    const isPosted =
      readAddress(below).postalCode !== undefined || readAddress(below).country !== undefined;
    if (last >= 0 && last <= 1 && isPosted && below.length > 1 && !isSellers)
      return { name: { cell, from: 0, to: cell.text.length }, lines: below };
  }
  return undefined;
}
