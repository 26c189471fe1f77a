import { findLegalForm } from '../../../text/values/legal-form.ts';
import { findAliasAfter, isDescription } from './introduction.ts';
import { findNameAt } from './party-name.ts';

const anchor =
  /\b(?:(?:by,? )?(?:and )?(?:between|amongs?t?)(?:,? and (?:among(?:st)?|between))?|B E T W E E N|(?:made|entered into|executed|issued|given|concluded|signed)(?:,? (?:as of|on|this|effective|in duplicate)\b[^.;()]{0,90}?)?,? by(?:,? (?:and )?(?:between|among(?:st)?))?|is (?:made )?by(?:,? (?:and )?(?:between|among(?:st)?))?)(?![\w-])(?: (?:and )?(?:the (?:following |two |below |undersigned )*(?:parties|undersigned)(?: \w+)?|us))?[\s:,-]*/gi;
/** “a cooperation between A and B”: the words before “between” name something other than a contract. */
const noContract =
  /\b(?:cooperation|collaboration|differences?|distinction|relation(?:ship)?s?|link|connection|comparison|correspondence|communications?|conflicts?|inconsistenc(?:y|ies)|discrepanc(?:y|ies)|disputes?|negotiations?|discussions?|meetings?|calls?|exchanges?|choice|choose|balance|gap|transactions|transfers?|travel|flights?|interface|split|divided|shared)\s+$/i;
/** A heading of its own above a numbered list of the parties. */
const heading =
  /(?:^|[\n\t])\s*(?:[A-Z0-9]\.?\s+)?(?:THE |The )?(?:PARTIES|Parties)(?: (?:TO|to) (?:THIS|this|THE|the) \w+)?\s*:?\s*(?=\(?\d[.)]?\s)/g;
/** The same above lines that each name a party with its number and what it is called. */
const headingAlone =
  /(?:^|\n)\s*(?:THE |The )?(?:PARTIES|Parties)\s*:?\s*\n\s*(?=\p{Lu}[^\n]{0,200}\([^()\n]{1,40}\)\s*(?:\n|\p{Lu}))/gu;
/** Words before an anchor that refer to this document. Other words may refer to an earlier one. */
const ofThis =
  /(?:\b(?:this|THIS)\b[^.;]{0,400}|\b(?:made|entered|dated|executed|effective|agreement|contract|AGREEMENT|CONTRACT|LEASE|lease)\b[^.;]{0,160}|\n\s*)$/;
/** In characters; set by hand, measured with `npm run evaluate:terms`. */
const searched = 24_000;
/** Set by hand, measured with `npm run evaluate:terms`. */
const triedAnchors = 14;
/** Set by hand, measured with `npm run evaluate:terms`. */
const triedLines = 16;

/** How far into a document its opening sentence may start, unless the words before it refer to this document. */
export const nearby = 9000;

/** A position where the parties may be named, and the words before it. */
export interface Anchor {
  readonly from: number;
  readonly before: string;
  /** Whether no word such as "between" announces parties. */
  readonly isWeak: boolean;
}

/** Lists the positions after words such as "by and between", in document order. */
export function listAnchors(text: string): readonly Anchor[] {
  const head = text.slice(0, searched);
  const near = head.slice(0, nearby);
  return [...near.matchAll(heading), ...near.matchAll(headingAlone), ...head.matchAll(anchor)]
    .filter(({ index }) => !noContract.test(text.slice(Math.max(0, index - 40), index)))
    .filter(
      ({ index }) => index < nearby || ofThis.test(text.slice(Math.max(0, index - 420), index)),
    )
    .slice(0, triedAnchors)
    .map((match) => ({
      from: match.index + match[0].length,
      before: text.slice(Math.max(0, match.index - 200), match.index),
      isWeak: false,
    }));
}

/** Tells whether the words before a position refer to this document. */
export function isOfThisDocument(before: string): boolean {
  return ofThis.test(before);
}

/** Lists the lines that start with a party: Acme Corp. ("Acme") and Jane Roe ("Roe") agree as follows. */
export function listLineStarts(text: string): readonly Anchor[] {
  return [...text.slice(0, nearby).matchAll(/(?:^|[\n\t])\s*(?=\p{Lu})/gu)]
    .map((match) => match.index + match[0].length)
    .filter((from) => {
      const name = findNameAt(text, from);
      if (name === undefined) return false;
      const after = text.slice(name.to, name.to + 260);
      const isDefined = /^[^;]{0,240}\((?:[^()"]{0,40})"/.test(after);
      const isRowOfTwo =
        findLegalForm(name.name) !== undefined && /^,? (?:and|AND|&) \p{Lu}/u.test(after);
      // Other words in parentheses explain a word; they name nobody.
      const isDescribed = /^[\s,]*\(/.test(after)
        ? findAliasAfter(after) !== undefined
        : isDescription(after);
      return isDefined && (isRowOfTwo || isDescribed);
    })
    .slice(0, triedLines)
    .map((from) => ({ from, before: '', isWeak: true }));
}
