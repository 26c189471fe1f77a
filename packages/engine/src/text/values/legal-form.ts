/** Forms that always end a company's name. Letters match in upper and lower case unless stated otherwise. */
const strongForms = [
  'Incorporated',
  'Inc',
  'Corp',
  'Limited Liability (?:Company|Partnership)',
  '(?:Limited|General) Partnership',
  'L\\.? ?L\\.? ?C',
  'P\\.?L\\.?L\\.?C',
  'L\\.?L?\\.?L\\.?P',
  'L\\. ?P',
  'LP',
  '(?:Proprietary|Private|Pte\\.?|Pty\\.?|\\(Pty\\)|Public|Pvt\\.?|Co\\.?,?|Company) (?:Limited|Ltd)',
  'Ltda?',
  'P\\.L\\.C',
  'PLC',
  'GmbH(?: ?& ?Co\\.? ?(?:KG(?:aA)?|OHG))?',
  'KGaA',
  'Aktiengesellschaft',
  'Akciov[aá] spolo[cč]nos[tť]',
  'S\\.? ?[àÀaA]\\.? ?R\\.? ?L',
  'S\\. ?A\\. ?de ?C\\. ?V',
  'S\\. ?A\\. ?S',
  'S\\. ?p\\. ?A',
  'SpA',
  'S\\. ?r\\. ?l',
  'Srl',
  'N\\. ?V',
  'B\\. ?V',
  'S\\. ?A',
  'S\\/A',
  'A\\/S',
  'ApS',
  'Oyj?',
  'K\\. ?K',
  'Sdn\\.? Bhd',
  'Berhad',
  'Tbk',
  's\\.r\\.o',
  'a\\.s',
  'd\\.o\\.o',
  'sp\\. z ?o\\. ?o',
  'N\\.A',
  'F\\.S\\.B',
  'P\\.C',
  'P\\.A',
  'G\\.?I\\.?E',
  'U\\.?L\\.?C',
  'Kft',
] as const;
/** Forms in capitals, whose letters are other words in lower case. */
const capitalForms = ['AG', 'SA', 'SAS', 'SARL', 'NV', 'BV', 'AB', 'ASA', 'KG', 'KK', 'SE', 'FSB'];
/** Forms that may also be in the middle of a name: Bank of America, Company Store Corporation. */
const weakForms = [
  'Corporation',
  'Company',
  'Co',
  'Limited',
  'Partnership',
  'Partners',
  'Trust',
  'Bank',
  'University',
  'Foundation',
  'Association',
  'Society',
  'Institute',
  'Fund',
  'Cooperative',
  'Authority',
  'Holdings',
] as const;

const boundary = '(?![\\p{L}\\p{N}])';
const strong = strongForms.join('|');
const capital = capitalForms.join('|');
const weak = weakForms.join('|');

const atPlace = [
  { pattern: new RegExp(`(?:${strong})${boundary}\\.?`, 'iuy'), isStrong: true },
  { pattern: new RegExp(`(?:${capital})${boundary}\\.?`, 'uy'), isStrong: true },
  { pattern: new RegExp(`(?:${weak})${boundary}\\.?`, 'iuy'), isStrong: false },
] as const;
const atEnd = [
  { pattern: new RegExp(`(?:^|[\\s,(])(${strong})\\.?\\)?$`, 'iu'), isStrong: true },
  { pattern: new RegExp(`(?:^|[\\s,(])(${capital})\\.?\\)?$`, 'u'), isStrong: true },
  { pattern: new RegExp(`(?:^|[\\s,(])(${weak})\\.?\\)?$`, 'iu'), isStrong: false },
] as const;

/** Forms that are ordinary words without a capital: a company incorporated in Ohio, a trust, a bank. */
const plainWord =
  /^(?:incorporated|partnership|partners|trust|bank|university|foundation|association|society|institute|fund|cooperative|authority|holdings|limited liability company|limited partnership|general partnership|limited liability partnership)$/;

/** Finds the legal form at the end of a company's name, for example `Inc`. */
export function findLegalForm(name: string): string | undefined {
  return findAtEnd(name)?.form;
}

/** Tells whether a name ends with a form that only company names have: `Inc.`, not `Bank`. */
export function hasStrongForm(name: string): boolean {
  return findAtEnd(name)?.isStrong === true;
}

function findAtEnd(
  name: string,
): { readonly form: string; readonly isStrong: boolean } | undefined {
  const words = name.trim();
  for (const { pattern, isStrong } of atEnd) {
    const form = pattern.exec(words)?.[1];
    if (form !== undefined && !plainWord.test(form)) return { form, isStrong };
  }
  return undefined;
}

/** Finds the end of the legal form at a position, and whether it always ends a name. */
export function findLegalFormAt(
  text: string,
  position: number,
): { readonly end: number; readonly isStrong: boolean } | undefined {
  for (const { pattern, isStrong } of atPlace) {
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    if (match && !plainWord.test(match[0])) return { end: position + match[0].length, isStrong };
  }
  return undefined;
}
