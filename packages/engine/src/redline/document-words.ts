import type { Analysis, Side } from '@clauselight/schema';
import { escapePattern } from '../text/escape-pattern.ts';

/** How a document calls a party. */
export interface PartyWords {
  /** The bare name: `Customer`. */
  readonly name: string;
  /** `the Customer`, or `you`. */
  readonly subject: string;
  /** `the Customer's`, or `your`. */
  readonly possessive: string;
  /** `the Customer`, or `you`; `us` for `we`. */
  readonly object: string;
}

/** The manner of a document's words, which new words have to follow. */
export interface DocumentWords {
  readonly parties: ReadonlyMap<string, PartyWords>;
  /** `this Agreement`, or what else the document calls itself. */
  readonly agreement: string;
  /** `thirty (30)`, `thirty` or `30`. */
  readonly numbers: 'both' | 'words' | 'digits';
  readonly isBritish: boolean;
  readonly hasCurlyQuotes: boolean;
}

/** Reads how a document speaks. */
export function readDocumentWords(
  text: string,
  { sides, terms }: Pick<Analysis, 'sides' | 'terms'>,
): DocumentWords {
  const parties = sides.flatMap((side): [string, PartyWords][] => {
    const words = nameParty(side, text);
    return words === undefined ? [] : [[side.id, words]];
  });
  return {
    parties: new Map(parties),
    agreement: findOwnName(text),
    numbers: findNumberStyle(text),
    isBritish: !isUnderStateLaw(terms) && count(text, british) > count(text, american),
    hasCurlyQuotes: count(text, /[a-z]’[a-z]/g) > count(text, /[a-z]'[a-z]/g),
  };
}

const british =
  /\b(?:wilful|defence|licence|honour|favour|labour|behaviour|colour|organisation)\b/gi;
const american = /\b(?:willful|defense|license|honor|favor|labor|behavior|color|organization)\b/gi;

/** A contract under the law of a state of the United States is spelled as there, whatever one of its words is. */
function isUnderStateLaw(terms: Analysis['terms']): boolean {
  return terms.some(
    ({ type, display }) => type === 'governing-law' && /^State of |United States/.test(display),
  );
}

/** The fewest times that a document uses a name or pronoun for a party. Below that a new sentence with it would stand out. */
const fewestMentions = 3;

const you: PartyWords = { name: 'you', subject: 'you', possessive: 'your', object: 'you' };
const we: PartyWords = { name: 'we', subject: 'we', possessive: 'our', object: 'us' };

function nameParty({ label }: Side, text: string): PartyWords | undefined {
  const name = label.replace(/ \(.*\)$/s, '').replace(/^The /, '');
  if (/^you$/i.test(name)) return count(text, /\byou\b/gi) < fewestMentions ? undefined : you;
  if (/^we$/i.test(name)) return we;
  if (name === 'company' && /^The company$/.test(label))
    return count(text, /\bwe\b/gi) < fewestMentions ? undefined : we;
  const pattern = escapePattern(name);
  const mentions = count(text, new RegExp(String.raw`(?<![\w-])${pattern}(?![\w-])`, 'g'));
  if (mentions < fewestMentions) return undefined;
  const withArticle = count(text, new RegExp(String.raw`\bthe ${pattern}(?![\w-])`, 'gi'));
  const subject = withArticle * 2 > mentions ? `the ${name}` : name;
  return {
    name,
    subject,
    possessive: `${subject}${name.endsWith('s') ? "'" : "'s"}`,
    object: subject,
  };
}

const ownName =
  /\b(?:this (?:Agreement|Contract|Lease|Deed|Licen[cs]e|Letter|Policy|Order|Amendment)|these Terms(?: of (?:Service|Use)| and Conditions)?)\b/gi;

function findOwnName(text: string): string {
  const counts = new Map<string, number>();
  for (const [words] of text.matchAll(ownName)) {
    const own = words.replace(/^T/, 't').replace(/^(?:THIS|THESE)\b/, (word) => word.toLowerCase());
    if (/^(?:this|these) [A-Z][a-z]/.test(own)) counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? 'this agreement';
}

function findNumberStyle(text: string): DocumentWords['numbers'] {
  const unit = String.raw`(?:business |calendar )?(?:days?|months?|years?)\b`;
  const both = count(text, new RegExp(String.raw`\b[a-z]+ \(\d{1,3}\) ${unit}`, 'gi'));
  const digits = count(text, new RegExp(String.raw`(?<![(\d])\b\d{1,3} ${unit}`, 'gi'));
  const words = count(
    text,
    new RegExp(
      String.raw`\b(?:ten|fifteen|twenty|thirty|sixty|ninety|twelve|six|three|five) ${unit}`,
      'gi',
    ),
  );
  if (both > 0 && both >= digits && both >= words) return 'both';
  return words > digits ? 'words' : 'digits';
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found += 1;
  return found;
}
