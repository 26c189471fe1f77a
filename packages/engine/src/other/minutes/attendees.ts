import type { Attendee, Evidence } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import type { Statement } from '../../text/values/statements.ts';
import { nameParticles } from './name-particles.ts';
import { findSection, isHeading, type Section } from './sections.ts';

/** Names and roles that may take on a task. */
export interface Attendance {
  readonly attendees: readonly Attendee[];
  /** Lower-case first names, family names, whole names and handles. */
  readonly known: ReadonlySet<string>;
}

interface AttendanceInput {
  readonly text: string;
  readonly statements: readonly Statement[];
  readonly sections: readonly Section[];
}

const label = /^([A-Z][A-Za-z ]{3,30}?)(?: \(\d{1,3}\))?\s?:\s?/;
const title =
  '(?:(?:Mr|Mrs|Ms|Mx|Dr|Prof|Cllr|Sir|Dame|Mayor|(?:Councill?or|Councill?member|Commissioner|Trustee|Director|Supervisor)s?)\\.? )?';
const word = "\\p{Lu}[\\p{L}'-]*\\.?";
const person = new RegExp(
  `^(?:@[\\w.-]{2,40}|${title}${word}(?: ${nameParticles}${word}){0,4})(?= ?$| ?[(@:,-]| - )`,
  'u',
);
const notNames =
  /^(?:all|none|nobody|no one|everyone|members?|apologies|n\/a|tbd|the|board|date|time|location|venue|place|quorum|agenda|minutes|chair(?:person)?|secretary|present|absent|guests?|observers?|via|online|zoom|teams)\b/i;
const mostLines = 400;

/** Who was there and who was not, from lines such as `Present: …` and from lists under such a heading. */
export function readAttendance(input: AttendanceInput): Attendance {
  const attendees: Attendee[] = [];
  const seen = new Set<string>();
  input.statements.slice(0, mostLines).forEach((statement, index) => {
    for (const attendee of listNames(input, statement, index)) {
      const key = attendee.name.toLowerCase();
      if (!seen.has(key)) attendees.push(attendee);
      seen.add(key);
    }
  });
  const officers = input.statements
    .slice(0, mostLines)
    .flatMap((line) => readOfficer(input.text, line));
  for (const officer of officers) {
    if (!attendees.some(({ name }) => name.startsWith(officer.name))) attendees.push(officer);
  }
  const known = listKnown([...attendees, ...listSpeakers(input.statements)]);
  return { attendees, known };
}

function listNames(
  { text, sections }: AttendanceInput,
  statement: Statement,
  index: number,
): readonly Attendee[] {
  const words = statement.passage.text;
  const named = label.exec(words);
  const own = named && findSection(named[1] ?? '');
  const section = own ?? (isHeading(statement) ? undefined : sections[index]);
  if (section !== 'present' && section !== 'absent') return [];
  const from = own ? (named?.[0].length ?? 0) : 0;
  // In a list of one name a line, what follows the comma is what they are.
  const isOneName = words.includes(';') || (statement.isItem && words.split(',').length === 2);
  const separator = isOneName ? /[^;]+/g : /(?:[^,(&\t|]|\([^)]{0,60}\)|&(?! ))+/g;
  return [...words.slice(from).matchAll(separator)].flatMap((part) =>
    part[0].split(/ and (?=[@\p{Lu}])/u).flatMap((entry, at, all) => {
      const before = all.slice(0, at).reduce((sum, other) => sum + other.length + 5, 0);
      const start = from + part.index + before;
      return readPerson({ text, statement, entry, start, status: section }) ?? [];
    }),
  );
}

interface ListedPerson {
  readonly text: string;
  readonly statement: Statement;
  readonly entry: string;
  readonly start: number;
  readonly status: 'present' | 'absent';
}

function readPerson({ text, statement, entry, start, status }: ListedPerson): Attendee | undefined {
  const bare = entry.trim().replace(/[.;]$/, '');
  const name = person.exec(bare)?.[0];
  if (name === undefined || notNames.test(bare) || bare.length > 120) return undefined;
  const from = start + (entry.length - entry.trimStart().length);
  const evidence = findEvidence(text, statement.passage, { from, to: from + name.length });
  const role = /^[^(]*\(([^)]{2,50})\)|^[^,]*, ?([^,]{2,50})$|^.* - ([^-]{2,50})$/.exec(
    bare.slice(name.length),
  );
  const words = (role?.[1] ?? role?.[2] ?? role?.[3])?.trim();
  return evidence && { name, ...(words && { role: words }), status, evidence };
}

const office =
  /^(?:in the |meeting )?(chair(?:man|woman|person)?|(?:hon(?:orary)?\.? )?secretary|treasurer|facilitator|moderator|scribe|note ?-?taker|minute ?-?taker|minutes(?: taken)? by)\s?:\s?(?=\p{Lu})/iu;

/** `Secretary: Peter Novak`: whoever holds an office in the meeting was there. */
function readOfficer(text: string, { passage }: Statement): readonly Attendee[] {
  const match = office.exec(passage.text);
  const name = match && person.exec(passage.text.slice(match[0].length))?.[0];
  if (!match || !name || notNames.test(name)) return [];
  const from = match[0].length;
  const evidence = findEvidence(text, passage, { from, to: from + name.length });
  return evidence ? [{ name, role: nameOffice(match[1] ?? ''), status: 'present', evidence }] : [];
}

function nameOffice(words: string): string {
  return /^minutes|taker/i.test(words)
    ? 'Minute taker'
    : words.charAt(0).toUpperCase() + words.slice(1);
}

const speaker =
  /(?<![\p{L}\d])(\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'-]+) (?:presented|reported|proposed|asked|said|noted|explained|thanked|suggested|welcomed|opened|gave|moved|seconded|outlined|updated|raised|informed|introduced|stated)\b/gu;
const bodies =
  /\b(?:Committee|Board|Council|Group|Team|Society|Association|Members?|Chair|The|This)\b/;

/** Everybody who speaks in the minutes under a full name attended, even if no list names them. */
function listSpeakers(statements: readonly Statement[]): readonly Pick<Attendee, 'name'>[] {
  return statements.flatMap(({ passage }) =>
    [...passage.text.matchAll(speaker)].flatMap(({ 1: name = '' }) =>
      bodies.test(name) ? [] : [{ name }],
    ),
  );
}

const counted =
  /\b(\d{1,4}) (?:(?:voting )?(?:members|people|persons|shareholders|owners|delegates|residents|trustees|directors|attendees)(?: were| was)? (?:present|attended|in attendance)|(?:attended|in attendance|were present))\b/i;

/** How many were present, where a line near the top counts them. */
export function findPresentCount(
  text: string,
  statements: readonly Statement[],
): { readonly count: number; readonly evidence: Evidence } | undefined {
  for (const { passage } of statements.slice(0, countLines)) {
    const match = counted.exec(passage.text);
    const range = match && { from: match.index, to: match.index + match[0].length };
    const evidence = range && findEvidence(text, passage, range);
    if (match && evidence && Number(match[1]) > 0) return { count: Number(match[1]), evidence };
  }
  return undefined;
}

const countLines = 60;

function listKnown(attendees: readonly Pick<Attendee, 'name'>[]): ReadonlySet<string> {
  const parts = attendees.flatMap(({ name }) => {
    const bare = name.replace(new RegExp(`^${title}`), '');
    return [name, bare, ...bare.split(' ').filter((part) => part.length > 2)];
  });
  return new Set(parts.map((part) => part.toLowerCase()));
}
