import type { Evidence, Named } from '@clauselight/schema';
import { listLeftOvers } from '../../text/checks/left-over-marks.ts';
import { findEvidence } from '../../text/passage.ts';
import { fullMonthNames } from '../../text/values/months.ts';
import type { Statement } from '../../text/values/statements.ts';
import { stopWords } from '../common/stop-words.ts';

const most = 15;
/** Statements searched at most. */
const mostRead = 4_000;
/** A line of which a larger share of the words has a capital is a title, in which every word has one. */
const shareOfTitle = 0.6;
const fewestWordsOfLine = 4;

const name =
  /(?<![\p{L}\p{N}@/._-])\p{Lu}(?:[\p{L}.-]|['’](?!s\b)){0,24}(?: (?:(?:of|de|van|von|der|del|la|di|da|bin|al|and|for|&) )?\p{Lu}(?:[\p{L}.-]|['’](?!s\b)){0,24}){1,4}(?![\p{L}\p{N}@])/gu;
const lead = /^(\p{L}+)[.]? /u;
const noName = new RegExp(
  `^(?:${fullMonthNames}|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Section|Article|Chapter|Part|Table|Figure|Appendix|Exhibit|Annex|Schedule|Page|Dear|Kind|Best|Yours|Thank|Thanks|Re|Subject|From|To|Cc|Sent|Date)\\b| (?:${fullMonthNames}|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?$`,
);

interface FoundName {
  mentions: number;
  /** Whether it stands anywhere but at the start of a sentence, where every word has a capital. */
  isInside: boolean;
  readonly evidence: Evidence;
}

/** People, organizations and places that a text names in several words, those mentioned most first. */
export function listNames(text: string, statements: readonly Statement[]): readonly Named[] {
  const found = new Map<string, FoundName>();
  for (const { passage, kind } of statements.slice(0, mostRead)) {
    if (kind === 'heading' || isTitle(passage.text)) continue;
    const open = listLeftOvers(passage.text);
    for (const match of passage.text.matchAll(name)) {
      // `[EMPLOYEE NAME]` names nobody yet.
      if (open.some(({ from, to }) => from <= match.index && match.index < to)) continue;
      const cut = cutLead(match[0]);
      const words = match[0].slice(cut).replace(/['’]s?$|[.-]+$/, '');
      if (!words.includes(' ') || noName.test(words)) continue;
      const from = match.index + cut;
      const known = found.get(words);
      if (known !== undefined) {
        known.mentions += 1;
        known.isInside ||= from > 0;
        continue;
      }
      const evidence = findEvidence(text, passage, { from, to: from + words.length });
      if (evidence !== undefined) found.set(words, { mentions: 1, isInside: from > 0, evidence });
    }
  }
  return [...found]
    .filter(([, { isInside }]) => isInside)
    .map(([written, { mentions, evidence }]) => ({ name: written, mentions, evidence }))
    .sort((a, b) => b.mentions - a.mentions || a.evidence.start - b.evidence.start)
    .slice(0, most);
}

/** A sentence begins with a capital, whatever its first word: `The Ashford Library` is `Ashford Library`. */
function cutLead(words: string): number {
  let cut = 0;
  for (;;) {
    const match = lead.exec(words.slice(cut));
    if (match === null || !stopWords.has((match[1] ?? '').toLowerCase())) return cut;
    cut += match[0].length;
  }
}

function isTitle(line: string): boolean {
  const words = line.match(/\p{L}+/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length >= fewestWordsOfLine && capitals > words.length * shareOfTitle;
}
