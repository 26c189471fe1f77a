/** Length of an IBAN by country. Source: the public IBAN registry of SWIFT, ISO 13616. */
const lengths: Readonly<Record<string, number>> = Object.fromEntries(
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20'
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** A bank account's number, where a text states it. */
export interface FoundIban {
  readonly from: number;
  readonly to: number;
  /** Without blanks. */
  readonly iban: string;
  readonly isValid: boolean;
}

const shape = /(?<![A-Za-z0-9])[A-Z]{2}[ ]?\d{2}(?:[ .-]?[A-Z0-9]{1,4}){2,9}(?![a-z])/g;
const labeled = /\bIBAN\b(?: ?(?:no|nr|number|code)\b\.?)?[ :.\t-]{0,6}(?=[A-Z]{2} ?\d{2})/gi;

/**
 * Every IBAN of a text. A number of the right length for its country counts wherever it stands; beside the word IBAN
 * any number of that shape does, so that a mistyped one is seen.
 */
export function listIbans(text: string): readonly FoundIban[] {
  const afterLabel = new Set<number>();
  for (const match of text.matchAll(labeled)) afterLabel.add(match.index + match[0].length);
  return [...text.matchAll(shape)].flatMap((match) => readIban(match, afterLabel.has(match.index)));
}

function readIban(match: RegExpMatchArray, isLabeled: boolean): readonly FoundIban[] {
  const from = match.index ?? 0;
  const full = match[0];
  const length = lengths[full.slice(0, 2)];
  if (length === undefined) return [];
  const cut = cutAfter(full, length);
  if (cut === undefined) {
    const iban = full.replace(/[ .-]/g, '');
    return isLabeled ? [{ from, to: from + full.length, iban, isValid: false }] : [];
  }
  const iban = cut.replace(/[ .-]/g, '');
  const isValid = hasCheckDigits(iban);
  return isValid || isLabeled ? [{ from, to: from + cut.length, iban, isValid }] : [];
}

/** The beginning of a text that holds so many letters and digits. */
function cutAfter(words: string, count: number): string | undefined {
  let seen = 0;
  for (let at = 0; at < words.length; at += 1) {
    if (/[A-Z0-9]/.test(words[at] ?? '')) seen += 1;
    if (seen === count) return words.slice(0, at + 1);
  }
  return undefined;
}

/** Whether the check digits of an IBAN without blanks are right: ISO 7064, remainder 1 of the division by 97. */
export function hasCheckDigits(iban: string): boolean {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    if (Number.isNaN(value)) return false;
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
