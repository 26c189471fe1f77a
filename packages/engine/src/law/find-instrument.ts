import { createEvidence } from '@clauselight/core';
import type { Evidence } from '@clauselight/schema';

/** A document that one person makes alone, whose form the law prescribes. */
export type Instrument = 'will' | 'power-of-attorney';

export interface FoundInstrument {
  readonly instrument: Instrument;
  /** The title that names it. */
  readonly evidence: Evidence;
}

/** A title stands among the first lines and is short. Set by hand. */
const titleLines = 4;
const longestTitle = 90;
const titles: readonly (readonly [Instrument, RegExp])[] = [
  ['will', /^(?:this is )?(?:the )?(?:last )?will(?: and testament)?(?: of [\p{L} .,'’-]+)?\.?$/iu],
  [
    'power-of-attorney',
    /^(?:(?:statutory|general|special|limited|durable|lasting|enduring|continuing|financial|property|short form|health ?care|medical) )*powers? of attorney(?: (?:for|of) [\p{L} .,'’-]+)?\.?$/iu,
  ],
];
/** Who makes such a document speaks in the first person: a guide or a form for lawyers does not. */
const acts: Readonly<Record<Instrument, RegExp>> = {
  will: /\bI\b[^.;]{0,200}\b(?:declare|revoke|make|publish|give|leave|bequeath|devise)\b/,
  'power-of-attorney':
    /\bI\b[^.;]{0,200}\b(?:appoint|designate|authori[sz]e|name|nominate|constitute|grant)\b/,
};

/** Finds out whether a document is a will or a power of attorney, by its title and by what its maker says. */
export function findInstrument(text: string): FoundInstrument | undefined {
  let start = 0;
  for (const line of text.split('\n', 40).filter(hasWords).slice(0, titleLines)) {
    start = text.indexOf(line, start);
    const words = line.trim();
    const found = titles.find(
      ([, title]) => words.length <= longestTitle && title.test(words),
    )?.[0];
    if (found !== undefined && acts[found].test(text))
      return {
        instrument: found,
        evidence: createEvidence(text, { start, end: start + line.length }),
      };
    start += line.length;
  }
  return undefined;
}

function hasWords(line: string): boolean {
  return line.trim() !== '';
}
