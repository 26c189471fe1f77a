import { findLegalFormAt, hasStrongForm } from '../../../text/values/legal-form.ts';

/** Forms of companies of countries whose contracts are seldom in English, besides those the entities know. */
const forms =
  'DAC|S\\.?L\\.?U?\\.?|Lda\\.?|e\\.? ?K\\.?|e\\.? ?U\\.?|OHG|GbR|UG(?: \\(haftungsbeschränkt\\))?|e\\.V\\.|eG|mbH|VOF|V\\.O\\.F\\.|BVBA|SPRL|CVBA|SRL|S\\.R\\.L\\.|EURL|SASU|SNC|SCOP|SCI|OÜ|UAB|SIA|EOOD|OOD|Zrt\\.?|Nyrt\\.?|Bt\\.?|k\\.s\\.|v\\.o\\.s\\.|sp\\. ?j\\.|sp\\. ?k\\.|spółka akcyjna|S\\.A\\.S\\.?|Soc\\. Coop\\.?|S\\.p\\.A\\.|S\\.A\\.U\\.?|A\\.Ş\\.|Ltd\\. Şti\\.|Ltd|Limited|PLC|plc|Pty|ASBL|VZW|S\\.C\\.|Corporation|Co\\. Ltd\\.?';
const atPlace = new RegExp(`(?:${forms})(?![\\p{L}\\p{N}])`, 'uy');
const atEnd = new RegExp(`[\\s,](?:${forms})$`, 'u');

/** The end of the legal form that starts here; nothing if none does. */
export function findFormEnd(text: string, position: number): number | undefined {
  const known = findLegalFormAt(text, position);
  atPlace.lastIndex = position;
  const match = atPlace.exec(text);
  const own = match ? position + match[0].length : 0;
  const end = Math.max(own, known?.isStrong ? known.end : 0);
  return end === 0 ? undefined : end;
}

/** Whether a name ends with a legal form. */
export function endsWithForm(name: string): boolean {
  return hasStrongForm(name) || atEnd.test(name.trim());
}
