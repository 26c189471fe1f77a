import { findFormEnd } from '../values/company-form.ts';
import { listEmails, listWebsites } from '../values/identifiers.ts';
import type { Cell } from './layout.ts';
import type { Page } from './page.ts';

const start =
  /(?:^|[-–|·•,;:.\n©]|\b(?:by|par|von|door|przez|of)\b)\s*(?=[\p{Lu}\d])[^-–|·•;:\n©]{1,70}$/u;

/** A company's name that ends with its legal form, within a line. */
export function findFormed(cell: Cell): { readonly from: number; readonly to: number } | undefined {
  const words = cell.text.slice(0, 300);
  for (const gap of words.matchAll(/(?<=[\p{L}\d,.)&–-]) (?=[\p{L}(])/gu)) {
    const end = findFormEnd(words, gap.index + 1);
    if (end === undefined) continue;
    const from = findNameStart(words.slice(0, gap.index).replace(/[ ,–-]+$/, ''));
    if (from !== undefined && end - from < 80) return trimName(cell, from, end);
  }
  return undefined;
}

function findNameStart(before: string): number | undefined {
  const by = /^.*\b(?:by|par|von|door|przez) (?=\p{Lu})/u.exec(before);
  if (by) return by[0].length;
  const match = start.exec(before);
  if (match) {
    const lead =
      /^(?:[-–|·•,;:.\n©]|by|par|von|door|przez|of)?\s*/u.exec(match[0])?.[0].length ?? 0;
    return match.index + lead;
  }
  return before.length < 70 && /^[\p{Lu}\d]/u.test(before) ? 0 : undefined;
}

/** A name on one line with its address: up to the legal form, or to the comma before a house number. */
export function cutAddress(cell: Cell, from: number, to: number): number {
  const formed = findFormed(cell);
  if (formed && formed.from >= from && formed.from <= from + 2 && formed.to <= to) return formed.to;
  const comma = /^(.{2,60}?), (?=[^,]{0,40}\d)/.exec(cell.text.slice(from, to));
  return comma ? from + (comma[1]?.length ?? 0) : to;
}

/** Without the words for the document and marks at its ends. */
export function trimName(
  cell: Cell,
  from: number,
  to: number,
): { readonly from: number; readonly to: number } {
  const words = cell.folded.slice(from, to);
  const tail =
    /[\s:,-]*\b(?:tax )?(?:invoice|rechnung|facture|factuur|faktura|factura|fattura)\s*$/.exec(
      words,
    );
  const lead =
    /^(?:(?:seller|supplier|from|vendor|name|company|firma|nazwa)\s*:\s*|(?:\(c\)|©)\s*)/.exec(
      words,
    )?.[0].length ?? 0;
  const end = tail && tail.index > lead + 1 ? from + tail.index : to;
  return { from: from + lead, to: end };
}

const freeMail =
  /^(?:gmail|googlemail|yahoo|hotmail|outlook|gmx|web|icloud|aol|live|t-online|orange|wanadoo|example|mail|protonmail)$/;

/** The names within the hosts of mail and web addresses, without those of mail services. */
export function listDomains(page: Page): readonly string[] {
  const text = page.cells
    .map((cell) => cell.text)
    .join('\n')
    .slice(0, 100_000);
  const hosts = [
    ...listEmails(text).map(({ value }) => value.split('@')[1] ?? ''),
    ...listWebsites(text).map(
      ({ value }) => value.replace(/^https?:\/\//i, '').split('/')[0] ?? '',
    ),
  ].map((host) => host.toLowerCase().replace(/^www\./, ''));
  const labels = hosts.map(
    (host) =>
      host
        .split('.')
        .slice(0, -1)
        .filter((part) => !/^(?:co|com|www|mail|aws|shop)$/.test(part))
        .at(-1) ?? '',
  );
  return [...new Set(labels)].filter((label) => label.length > 2 && !freeMail.test(label));
}

/** Whether a folded name is what a host is called after. */
export function matchesDomain(name: string, domains: readonly string[]): boolean {
  const letters = name.replace(/[^a-z0-9]/g, '');
  const first = name.split(/[^a-z0-9]+/).find((word) => word.length > 2) ?? '';
  return domains.some((domain) => {
    const plain = domain.replace(/[^a-z0-9]/g, '');
    return (
      letters.startsWith(plain) ||
      (plain.startsWith(letters) && letters.length > 3) ||
      first === plain
    );
  });
}
