import { findLegalForm } from '../../../text/values/legal-form.ts';
import type { FoundParty } from './found-party.ts';
import { findByDefinition } from './party-lists.ts';
import { findNameAt } from './party-name.ts';

const addressed = /\bDear ((?:Mr\.|Mrs\.|Ms\.|Dr\.)? ?[A-Z][\w.'-]+(?: [A-Z][\w.'-]+){0,3}) ?[,:]/;
const salutation = /\b(?:Dear Sirs?|Ladies and Gentlemen|Gentlemen|Dear Sir or Madam)\b/;
const sender = /(?:^|[\s\n])(From|To|FROM|TO):\s*/g;
/** In characters; set by hand, measured with `npm run evaluate:terms`. */
const searched = 6000;

/** Finds the parties of a letter: its author, as the words name it, and its addressee. */
export function findInLetter(text: string): readonly FoundParty[] {
  const head = text.slice(0, searched);
  const greeting = addressed.exec(head) ?? salutation.exec(head);
  if (greeting === null) return [];
  const headed = [...head.slice(0, greeting.index).matchAll(sender)].flatMap((match) =>
    findPartyAt(head, match.index + match[0].length, []),
  );
  if (headed.length > 1) return headed;
  const named = greeting[1];
  const from = greeting.index + (named === undefined ? 0 : greeting[0].indexOf(named));
  const addressee: readonly FoundParty[] =
    named === undefined
      ? listLines(head, greeting.index).slice(-1)
      : [{ name: named, from, to: from + named.length, aliases: ['you'], isSure: true }];
  const defined = findByDefinition(head).filter(({ from: at }) => at > greeting.index);
  if (defined.length > 1) {
    const near = addressee.filter(({ to }) => named === undefined && to > greeting.index - 300);
    return [...near, ...defined];
  }
  const writers =
    defined.length > 0
      ? defined
      : listLines(head, greeting.index)
          .slice(0, 1)
          .map((party) => ({ ...party, aliases: ['Company'] }));
  return [...writers, ...addressee];
}

/** How far above the salutation the addressee's lines may start, in characters. */
const addressLength = 300;

/** Finds the company that a letter is addressed to, when the letter names only its authors. */
export function findAddressee(text: string, named: readonly FoundParty[]): readonly FoundParty[] {
  const greeting = salutation.exec(text.slice(0, searched))?.index;
  const first = named[0]?.from ?? 0;
  if (greeting === undefined || greeting > first || first - greeting > addressLength) return [];
  const known = named.map(({ name }) => name.toLowerCase());
  return listLines(text, greeting)
    .filter(
      ({ from, name }) => from > greeting - addressLength && !known.includes(name.toLowerCase()),
    )
    .slice(-1);
}

function findPartyAt(text: string, position: number, aliases: readonly string[]): FoundParty[] {
  const name = findNameAt(text, position);
  return name ? [{ ...name, aliases, isSure: findLegalForm(name.name) !== undefined }] : [];
}

/** Lists the companies at the start of a line, or after a wide gap, before a position. */
function listLines(text: string, end: number): readonly FoundParty[] {
  return [...text.slice(0, end).matchAll(/(?:^|[\n\t]\s*|[.,] )(?=[\p{L}\p{N}])/gu)]
    .flatMap((match) => findPartyAt(text, match.index + match[0].length, []))
    .filter(({ isSure, to }) => isSure && to <= end);
}
