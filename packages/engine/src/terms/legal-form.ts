const forms =
  'Incorporated|Inc|Corporation|Corp|Company|Co|Limited Liability Company|L\\.?L\\.?C|Limited Partnership|L\\.?L?\\.?P|Limited|Ltd|PLC|P\\.?L\\.?C|GmbH(?: & Co\\.? KG)?|AG|S\\.?A\\.?R\\.?L|S\\.?A\\.?S|S\\.?A|N\\.?V|B\\.?V|S\\.?p\\.?A|S\\.?r\\.?l|Pty\\.? Ltd|AB|A/S|ApS|Oy|KK|K\\.K|LLP|LP|Trust|Bank|N\\.?A|University|Foundation|Association|Aktiengesellschaft|Srl';

const atEnd = new RegExp(`(?:^|[\\s,])(${forms})\\.?$`, 'i');

/** The legal form a company's name ends with, for example `Inc`. */
export function findLegalForm(name: string): string | undefined {
  return atEnd.exec(name.trim())?.[1];
}

/** Source of a pattern for a company's name: capitalised words ending with a legal form. */
export const companyName = `[A-Z0-9][\\w&.'’/-]*(?:,? (?:of |and |& |de |for |the )?[A-Z0-9][\\w&.'’/-]*){0,8}?,? (?:${forms})\\b\\.?`;
