import type { DraftTerm } from '../draft-term.ts';
import { createDateTerm } from './computed-date.ts';
import {
  type DatedText,
  type DateMention,
  findMentionEvidence,
  getAfter,
  getBefore,
} from './dated-text.ts';
import { findDateName } from './known-dates.ts';

/** The purpose of a date, by the words before it. */
const purposes: readonly (readonly [RegExp, string])[] = [
  [/\b(?:incorporated|organi[sz]ed|formed|established)\b[^.;]{0,60}$/i, 'Date of incorporation'],
  [/\b(?:born|date of birth)\b[^.;]{0,20}$/i, 'Date of birth'],
  [/\b(?:deliver\w*|ship\w*)\b[^.;]{0,60}$/i, 'Delivery date'],
  [/\b(?:invoice\w*)\b[^.;]{0,40}$/i, 'Invoice date'],
  [/\b(?:pay|paid|payable|payments?|due|instal?lments?)\b[^.;]{0,60}$/i, 'Payment date'],
  [/\b(?:meeting)\b[^.;]{0,60}$/i, 'Meeting date'],
  [/\b(?:launch\w*)\b[^.;]{0,40}$/i, 'Launch date'],
  [/\bclosing\b[^.;]{0,40}$/i, 'Closing date'],
  [/\b(?:filed|filing)\b[^.;]{0,40}$/i, 'Filing date'],
  [
    /\b(?:agreement|contract|lease|letter|deed|indenture|amendment|plan|note)\b[^.;]{0,60}\b(?:dated|made|entered into|as of|executed)\b[^.;]{0,30}$/i,
    'Date of another document',
  ],
  [/\b(?:no later than|not later than|on or before|on or prior to|by)(?: the)? $/i, 'Deadline'],
  [/\b(?:commenc\w+|begin\w*|start\w*|from)\b[^.;]{0,20}$/i, 'Start date'],
  [/\b(?:expir\w+|end(?:s|ing)?|until|through|terminat\w+)\b[^.;]{0,30}$/i, 'End date'],
  // “Wedding Date:” is no day of signing.
  [
    /\b(?:wedding|event|ceremony|performance|party|session|move-?in|birth|check-?(?:in|out)) date\s?:?[ _]{0,4}$/i,
    'Date of the event',
  ],
  [/\b(?:date|dated|signed)(?: signed)?\s?:?[ _]{0,4}$/i, 'Signature date'],
];
/** How many characters before a date may state its purpose; set by hand. */
const words = 110;

interface Input {
  readonly dated: DatedText;
  /** Dates that are terms already. */
  readonly known: ReadonlySet<string>;
  /** Start of the running text in the source text. Before it are the title page and the table of contents. */
  readonly from: number;
}

/** Lists every other date of the running text once, with its purpose when the words tell it. */
export function listOtherDates({ dated, known, from }: Input): readonly DraftTerm[] {
  const seen = new Set(known);
  return dated.mentions.flatMap((mention) => {
    const { date } = mention;
    if (date === undefined || seen.has(date)) return [];
    const evidence = findMentionEvidence(dated, mention);
    if (evidence === undefined || evidence.start < from) return [];
    seen.add(date);
    return [createDateTerm({ type: 'date', label: findLabel(dated, mention) }, { date, evidence })];
  });
}

function findLabel(dated: DatedText, mention: DateMention): string {
  const name = findDateName(getBefore(dated, mention, words), getAfter(dated, mention, words));
  if (name !== undefined) return toLabel(name);
  const before = getBefore(dated, mention, words);
  return purposes.find(([pattern]) => pattern.test(before))?.[1] ?? 'Date';
}

/** Like the other labels, only the first letter is a capital. */
function toLabel(name: string): string {
  const lower = name.trim().toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
