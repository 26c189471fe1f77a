import { createEvidence } from '@clauselight/core';
import type { SourceText } from '@clauselight/schema';
import type { CheckHit } from './document-check.ts';

type DataKind = 'email' | 'bank-account' | 'card' | 'social-security' | 'secret';

/** Data about a person, or data that opens something, such as a key. */
export interface PersonalDataHit extends CheckHit {
  readonly kind: DataKind;
}

interface Detector {
  readonly kind: DataKind;
  readonly pattern: RegExp;
  /** How many of the words found are the number; 0 if none is. */
  measure(words: string): number;
}

const detectors: readonly Detector[] = [
  {
    kind: 'email',
    pattern:
      /(?<![\w.%+-])[A-Z0-9_%+-]{1,64}(?:\.[A-Z0-9_%+-]{1,64}){0,5}@[A-Z0-9-]{1,63}(?:\.[A-Z0-9-]{1,63}){0,5}\.[A-Z]{2,24}\b/gi,
    measure: getLength,
  },
  {
    kind: 'bank-account',
    pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g,
    measure: measureIban,
  },
  {
    kind: 'card',
    pattern: /(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-]|\.\d)/g,
    measure: (words) => (isCard(words) ? words.length : 0),
  },
  {
    kind: 'social-security',
    pattern: /(?<![\w-])\d{3}-\d{2}-\d{4}(?![\w-])/g,
    measure: (words) => (/^(?:000|666|9)|-00-|-0000$/.test(words) ? 0 : words.length),
  },
  {
    kind: 'secret',
    pattern:
      /\b(?:sk-[A-Za-z0-9_-]{20,200}|AKIA[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{36,80}|xox[baprs]-[A-Za-z0-9-]{10,100})\b|-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/g,
    measure: getLength,
  },
];
const mostOfAKind = 500;
/**
 * Issuers number their cards with these digits first, and with this many. Cards of 13 digits are issued no more, and every
 * German article number (GTIN-13, 400 to 440) would be one.
 */
const issued = /^(?:4(?:\d{15}|\d{18})|(?:5[1-5]|2[2-7]|6[045])\d{14}|3[47]\d{13})$/;

/** Addresses, bank accounts, cards, social security numbers and keys whose check digits are right, in document order. */
export function findPersonalData({ text }: SourceText): readonly PersonalDataHit[] {
  return detectors
    .flatMap(({ kind, pattern, measure }) => {
      const found: PersonalDataHit[] = [];
      for (const { 0: words, index } of text.matchAll(pattern)) {
        if (found.length >= mostOfAKind) break;
        const length = measure(words);
        if (length === 0) continue;
        found.push({
          kind,
          evidence: [createEvidence(text, { start: index, end: index + length })],
        });
      }
      return found;
    })
    .sort((a, b) => a.evidence[0].start - b.evidence[0].start);
}

function getLength(words: string): number {
  return words.length;
}

/** A word in capitals may stand right behind the number. */
function measureIban(words: string): number {
  if (isIban(words)) return words.length;
  const shorter = words.slice(0, words.lastIndexOf(' '));
  return isIban(shorter) ? shorter.length : 0;
}

/** The check digits of an IBAN by ISO 13616: letters become numbers, and the remainder of 97 is 1. */
function isIban(words: string): boolean {
  const bare = words.replaceAll(' ', '');
  if (bare.length < 15 || bare.length > 34) return false;
  const digits = `${bare.slice(4)}${bare.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1;
}

/** A card number: starts as issuers number them and has the check digit of ISO/IEC 7812 (Luhn). */
function isCard(words: string): boolean {
  const digits = words.replace(/\D/g, '');
  if (!issued.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  let sum = 0;
  for (let fromEnd = 0; fromEnd < digits.length; fromEnd += 1) {
    const digit = Number(digits[digits.length - 1 - fromEnd]);
    const doubled = fromEnd % 2 === 1 ? 2 * digit : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
