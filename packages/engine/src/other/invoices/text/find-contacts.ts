import type { InvoiceParty, InvoiceValue } from '@clauselight/schema';
import { escapePattern } from '../../../text/escape-pattern.ts';
import { getCountryName } from '../values/countries.ts';
import {
  type FoundIdentifier,
  listEmails,
  listPhones,
  listVatIds,
  listWebsites,
} from '../values/identifiers.ts';
import type { FoundParty } from './find-parties.ts';
import { findValue, type Shape } from './find-value.ts';
import type { LabelRole } from './labels.ts';
import type { Cell } from './layout.ts';
import type { Page } from './page.ts';
import { type Address, type AddressPart, readAddress } from './read-address.ts';

interface Both {
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
}

/** What the document states of both sides. */
export function describeParties(
  page: Page,
  seller: FoundParty | undefined,
  buyer: FoundParty | undefined,
): Both {
  const vat = findVatIds(page, buyer);
  const sellerAddress = seller ? findAddress(page, seller, buyer) : {};
  const own = describeParty(page, seller, sellerAddress);
  const country = own.country ?? guessCountry(vat.seller);
  return {
    seller: compact({
      ...own,
      country,
      vatId: vat.seller,
      registrationId: findRegistration(page),
      email: findMail(page, buyer),
      phone: findPhone(page),
      website: findWebsite(page),
    }),
    buyer: compact({
      ...describeParty(page, buyer, buyer ? readAddress(buyer.lines) : {}),
      vatId: vat.buyer,
    }),
  };
}

type Draft = { readonly [K in keyof InvoiceParty]: InvoiceParty[K] | undefined };

function compact(draft: Draft): InvoiceParty {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}

function describeParty(page: Page, party: FoundParty | undefined, address: Address): Draft {
  if (party === undefined) return {};
  const { cell, from, to } = party.name;
  const name = cell.text.slice(from, to).replace(/\s+/g, ' ').trim();
  return {
    name: name === '' ? undefined : createValue(page, { cell, from, to, value: name }),
    street: part(page, address.street),
    postalCode: part(page, address.postalCode),
    city: part(page, address.city),
    country: address.country && {
      ...createValue(page, address.country),
      display: getCountryName(address.country.value),
    },
  };
}

function part(page: Page, found: AddressPart | undefined): InvoiceValue | undefined {
  return found && createValue(page, found);
}

function createValue(page: Page, { cell, from, to, value }: AddressPart): InvoiceValue {
  return { value, display: value, evidence: page.quote(cell, from, to) };
}

function guessCountry(vat: InvoiceValue | undefined): InvoiceValue | undefined {
  const code = /^[A-Z]{2}(?=[A-Z]{0,2}\d)/.exec(vat?.value ?? '')?.[0];
  if (vat === undefined || code === undefined) return undefined;
  const value = code === 'EL' ? 'GR' : code === 'CH' ? 'CH' : code;
  return { ...vat, value, display: getCountryName(value) };
}

/** The seller's name may occur several times, only once with an address below it. */
function findAddress(page: Page, seller: FoundParty, buyer: FoundParty | undefined): Address {
  const { cell, from, to } = seller.name;
  const name = cell.folded.slice(from, to).trim();
  const foreign = new Set([...(buyer?.lines ?? []), ...(buyer ? [buyer.name.cell] : [])]);
  const places = page.cells
    .filter((other) => other !== cell && other.folded.length < 400 && other.folded.includes(name))
    .slice(0, 8);
  const all = [seller.lines, ...places.map((place) => [place, ...listFollowing(page, place)])];
  let best: Address = {};
  for (const lines of all) {
    const address = readAddress(lines.filter((line) => !foreign.has(line)));
    if (Object.keys(address).length > Object.keys(best).length) best = address;
  }
  return best;
}

function listFollowing(page: Page, cell: Cell): readonly Cell[] {
  const column = page.rows[cell.row]?.cells.indexOf(cell) ?? 0;
  return page.rows.slice(cell.row + 1, cell.row + 4).flatMap((row) => row.cells[column] ?? []);
}

const ofBuyer =
  /\b(?:your|ihre?|votre|vos|uw|su|customer|client|buyer|kunden?|klant|nabywc[ay]|cliente|bill(?:ed)? to|vostra|odberatel|vevo|acheteur|ship)\b/;
const plainNumber = /(?<![\w.,-])[A-Z]{0,3}-?\d(?:[ .-]?[A-Z\d]){6,16}(?![\w,])/gi;
const fewestDigits = 7;

/** Shapes of their own anywhere; other numbers beside a label. The one that is marked as the buyer's is the buyer's. */
function findVatIds(
  page: Page,
  buyer: FoundParty | undefined,
): { readonly seller: InvoiceValue | undefined; readonly buyer: InvoiceValue | undefined } {
  const buyerCells = new Set(buyer ? [buyer.name.cell, ...buyer.lines.slice(0, 6)] : []);
  const found = listTaxNumbers(page).map((one) => {
    const words = one.cell.folded.slice(Math.max(0, one.from - 60), one.from);
    return {
      ...one,
      isBuyers: ofBuyer.test(words) || ofBuyer.test(one.label) || buyerCells.has(one.cell),
    };
  });
  const seller = found.find(({ isBuyers }) => !isBuyers);
  const other =
    found.find((one) => one.isBuyers) ?? found.find((one) => one.value !== seller?.value);
  return { seller: seller && createValue(page, seller), buyer: other && createValue(page, other) };
}

interface TaxNumber extends AddressPart {
  readonly label: string;
}

function listTaxNumbers(page: Page): readonly TaxNumber[] {
  const numbers: TaxNumber[] = [];
  for (const cell of page.cells) {
    const text = cell.text.slice(0, 3000);
    for (const { from, to, value } of listVatIds(text)) {
      const isAccount = /\b(?:iban|bic|swift)\b[ :.]{0,3}$/.test(
        cell.folded.slice(Math.max(0, from - 12), from),
      );
      const label = (page.labels.get(cell) ?? []).findLast((one) => one.to <= from + 2);
      const beside =
        page.rows[cell.row]?.cells.slice(0, -1).findLast((one) => one.start < cell.start)?.folded ??
        '';
      if (!isAccount && !/\biban\b/.test(beside.slice(-12)) && label?.role !== 'iban')
        numbers.push({ cell, from, to, value, label: beside.slice(-40) });
    }
  }
  const shape: Shape<string> = (cell) =>
    [...cell.text.slice(0, 400).matchAll(plainNumber)]
      .map((match) => ({
        from: match.index,
        to: match.index + match[0].length,
        value: match[0].replace(/[ .-]/g, '').toUpperCase(),
      }))
      .filter(({ value }) => value.replace(/\D/g, '').length >= fewestDigits);
  for (const label of page.allLabels) {
    if (label.role !== 'vat-id') continue;
    const value = findValue(page, label, shape);
    const isKnown =
      value &&
      numbers.some((one) => one.cell === value.cell && one.from < value.to && value.from < one.to);
    if (value && !isKnown)
      numbers.push({ ...value, label: label.cell.folded.slice(label.from, label.to) });
  }
  return numbers.sort((a, b) => a.cell.start + a.from - b.cell.start - b.from);
}

const registrationNumber = /(?<![\w.,])(?:[ab] ?)?\d(?:[ .-]?\d){4,15}(?![\w])/gi;

function findRegistration(page: Page): InvoiceValue | undefined {
  const shape: Shape<string> = (cell) =>
    [...cell.text.slice(0, 3000).matchAll(registrationNumber)].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      value: match[0],
    }));
  return findLabeled(page, 'registration', shape) ?? findBeforeRegister(page);
}

/** French companies give their number before the register: "421 938 861 RCS Paris". */
function findBeforeRegister(page: Page): InvoiceValue | undefined {
  for (const cell of page.cells) {
    const match = /(?<!\d)(\d{3} ?\d{3} ?\d{3})(?= (?:rcs|r\.c\.s))/.exec(
      cell.folded.slice(0, 3000),
    );
    if (match)
      return createValue(page, {
        cell,
        from: match.index,
        to: match.index + match[0].length,
        value: match[0],
      });
  }
  return undefined;
}

function findPhone(page: Page): InvoiceValue | undefined {
  const shape: Shape<string> = (cell) => listPhones(cell.text.slice(0, 400));
  return findLabeled(page, 'phone', shape) ?? findLoosePhone(page);
}

/** Beside a mail address a row of digits is a telephone number without a label. */
function findLoosePhone(page: Page): InvoiceValue | undefined {
  for (const cell of page.cells) {
    if (cell.text.length > 200 || listEmails(cell.text).length === 0) continue;
    const found = listPhones(cell.text)[0];
    if (found) return createValue(page, { cell, ...found });
  }
  return undefined;
}

function findLabeled(page: Page, role: LabelRole, shape: Shape<string>): InvoiceValue | undefined {
  for (const label of page.allLabels) {
    const found = label.role === role ? findValue(page, label, shape) : undefined;
    if (found && found.distance < 2) return createValue(page, found);
  }
  return undefined;
}

function findMail(page: Page, buyer: FoundParty | undefined): InvoiceValue | undefined {
  const foreign = new Set(buyer?.lines.slice(0, 5));
  const all = page.cells.flatMap((cell) =>
    listEmails(cell.text).map((found) => ({ cell, ...found })),
  );
  const own = all.filter(({ cell }) => !foreign.has(cell)).slice(0, 12);
  const shared = own.find(
    ({ value, cell }) => sharesDomain(page, value) || listWebsites(cell.text).length > 0,
  );
  // Where the seller shows a web address, a mail address elsewhere is the customer's.
  const found = shared ?? (findWebsite(page) === undefined ? own.at(-1) : undefined);
  return found && createValue(page, found);
}

/** The host; where on it a page is found says nothing of the party. */
function createHost(
  page: Page,
  { cell, from, value }: FoundIdentifier & { readonly cell: Cell },
): InvoiceValue {
  const host = /^(?:https?:\/\/)?[^/]+/i.exec(value)?.[0] ?? value;
  return createValue(page, { cell, from, to: from + host.length, value: host });
}

function sharesDomain(page: Page, mail: string): boolean {
  const domain = mail.split('@')[1]?.toLowerCase() ?? '';
  const pattern = new RegExp(`(?<![@a-z0-9-])(?:www\\.|//)?${escapePattern(domain)}`);
  return page.cells.some(({ folded }) => pattern.test(folded));
}

function findWebsite(page: Page): InvoiceValue | undefined {
  const all: (FoundIdentifier & { readonly cell: Cell })[] = page.cells.flatMap((cell) =>
    listWebsites(cell.text.slice(0, 2000)).map((found) => ({ cell, ...found })),
  );
  const found = all.find(({ value }) => /^(?:https?:|www\.)/i.test(value)) ?? all[0];
  return found && createHost(page, found);
}
