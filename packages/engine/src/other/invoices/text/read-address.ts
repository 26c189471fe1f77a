import { findCountry } from '../values/countries.ts';
import type { Cell } from './layout.ts';

/** A part of an address; offsets count within the cell. */
export interface AddressPart {
  readonly cell: Cell;
  readonly from: number;
  readonly to: number;
  readonly value: string;
}

export interface Address {
  readonly street?: AddressPart;
  readonly postalCode?: AddressPart;
  readonly city?: AddressPart;
  /** The value is the ISO code. */
  readonly country?: AddressPart;
}

interface LinePart {
  readonly cell: Cell;
  readonly from: number;
  readonly to: number;
}

const postal =
  /^(?:([A-Z]{1,3})[ -]{1,3})?(\d{4} ?[A-Z]{2}|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}|\d{4,6}) +(\p{L}[\p{L}.'’ /()-]{1,40}?)(?: [Cc](?:edex|EDEX) ?\d{0,2})?$/u;
const postalAfter =
  /^(\p{L}[\p{L}.'’ -]{1,40}?)(?:,? +([A-Z]{2,3})|,),? +(\d{5}(?:-\d{4})?|\d{6}|\d{4}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u;
const britishAlone = /^([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/;
const glued =
  /^(.{3,60}?[ ,]\d{1,5}[a-z]?),? +(?:([A-Z]{1,2})-)?(\d{2}-\d{3}|\d{4} ?[A-Z]{2}|\d{4,5}) +(\p{L}[\p{L}.'’ -]{1,40})$/u;
const frontGlued =
  /^(\d{1,5}[a-z]? .{3,60}?),? +(\d{2}-\d{3}|\d{4} ?[A-Z]{2}|\d{5}) +(\p{L}[\p{L}.'’ -]{1,40})$/u;
const americanGlued =
  /^(.{4,60}?) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?),? ([A-Z]{2}),? (\d{5}(?:-\d{4})?)$/u;
const streetWord =
  /\b(?:st|street|ave|avenue|road|rd|lane|ln|drive|dr|blvd|boulevard|way|court|ct|place|square|suite|floor|parkway|highway)\.?$/i;
const noAddress =
  /\b(?:abn|vat|nip|kvk|btw|tva|siret|iban|mwst|ust|gst|moms|summe|page|seite|pagina|facture|invoice|rechnung|factuur|faktura|tel|fax|total|order|capital)\b/i;
const street =
  /^(?:\d{1,5}[a-z]?(?:[-/]\d{1,4})?,? +(?:\p{L}|\d+(?:st|nd|rd|th)).{2,60}|\p{L}.{2,60}?[ ,]\d{1,5} ?[a-z]?(?:[-/ ]{1,3}\d{1,4})?[a-z]?|p\.? ?o\.? box .{1,20}|postfach .{1,20}|postbus .{1,20})$/iu;

/** Street, postal code, town and country among the lines of an address. */
export function readAddress(cells: readonly Cell[]): Address {
  let address: Address = {};
  for (const cell of cells.slice(0, 8)) {
    for (const part of splitLine(cell)) {
      const next = readLinePart(part);
      address = { ...next, ...address };
    }
  }
  return address;
}

/** Letterheads put an address on one line with marks between its parts. */
function splitLine(cell: Cell): readonly LinePart[] {
  const parts: LinePart[] = [];
  let from = 0;
  for (const mark of cell.folded.matchAll(/ [-·•|*] |[•·|\n]|, | - /g)) {
    parts.push({ cell, from, to: mark.index });
    from = mark.index + mark[0].length;
  }
  parts.push({ cell, from, to: cell.text.length });
  // "Seattle, WA 98109" and "Main St, 5" only read as wholes.
  return parts.length > 1 ? [{ cell, from: 0, to: cell.text.length }, ...parts] : parts;
}

function readLinePart({ cell, from, to }: LinePart): Address {
  const raw = cell.text.slice(from, to);
  const start = from + raw.length - raw.trimStart().length;
  const words = raw.trim().replace(/[,;]$/, '');
  const label = /^[\p{L} ]{3,20}: */u.exec(words);
  if (label) return readLinePart({ cell, from: start + label[0].length, to: start + words.length });
  if (words.length < 2 || words.length > 90 || /[:@]|www\./.test(words) || noAddress.test(words))
    return {};
  const country = findCountry(cell.folded.slice(0, start + words.length));
  if (country && country.from >= start) {
    const isWhole = country.from <= start + 1;
    const part = { cell, from: country.from, to: start + words.length, value: country.code };
    const before = words.slice(0, country.from - start).replace(/[,\s-]+$/, '');
    return { ...(isWhole ? {} : readLine(cell, start, before)), country: part };
  }
  return readLine(cell, start, words);
}

function readLine(cell: Cell, start: number, words: string): Address {
  const part = (value: string | undefined) => {
    const at = value ? words.indexOf(value) : -1;
    return value && at >= 0
      ? { cell, from: start + at, to: start + at + value.length, value }
      : undefined;
  };
  const before = postal.exec(words);
  if (before && !(streetWord.test(words) && /^\d/.test(words)))
    return pick({
      postalCode: part(before[2]),
      city: part(before[3]),
      country: before[1] ? toCountry(part(before[1])) : undefined,
    });
  const joined = glued.exec(words);
  if (joined)
    return pick({ street: part(joined[1]), postalCode: part(joined[3]), city: part(joined[4]) });
  const front = frontGlued.exec(words);
  if (front)
    return pick({ street: part(front[1]), postalCode: part(front[2]), city: part(front[3]) });
  const american = /\d/.test(words.slice(0, 6)) ? americanGlued.exec(words) : null;
  if (american)
    return pick({
      street: part(american[1]),
      postalCode: part(american[4]),
      city: part(american[2]),
    });
  const after = postalAfter.exec(words);
  if (after) return pick({ postalCode: part(after[3]), city: part(after[1]) });
  const alone = britishAlone.exec(words);
  if (alone) return pick({ postalCode: part(alone[1]) });
  return street.test(words) ? pick({ street: part(words) }) : {};
}

/** `D-63571` and `NL-1234 AB`. */
function toCountry(part: AddressPart | undefined): AddressPart | undefined {
  if (part === undefined) return undefined;
  const short: Readonly<Record<string, string>> = {
    D: 'DE',
    A: 'AT',
    F: 'FR',
    B: 'BE',
    I: 'IT',
    E: 'ES',
    L: 'LU',
    S: 'SE',
  };
  return { ...part, value: short[part.value] ?? part.value };
}

type Draft = { readonly [K in keyof Address]: Address[K] | undefined };

function pick(draft: Draft): Address {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}

/** Whether a folded line looks like one of an address: a postal code with a town, a street, a country. */
export function isAddressLine(cell: Cell): boolean {
  const address = readLinePart({ cell, from: 0, to: cell.text.length });
  return (
    address.postalCode !== undefined ||
    address.country !== undefined ||
    address.street !== undefined
  );
}
