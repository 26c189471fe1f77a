import { countDays } from '@clauselight/core';
import {
  type Duration,
  findStructure,
  findTerms,
  listDurations,
  noticeLabels,
} from '@clauselight/engine/research';
import { type Contract, toSourceText } from '@clauselight/research-data';
import type { Term, UsualFigure } from '@clauselight/schema';

/** A figure of a contract, and the words that it was read from. */
export interface FigureReading {
  /** In the figure's unit. */
  readonly value: number;
  readonly words: string;
}

/**
 * How a figure is read from what annotators marked in a contract: undefined where they marked nothing, the words state
 * no figure, or the figure is blacked out.
 */
export const figureReaders: Readonly<
  Record<UsualFigure, (contract: Contract) => FigureReading | undefined>
> = {
  'renewal-notice': (contract) =>
    readTerm(contract, {
      category: 'Notice Period To Terminate Renewal',
      isWanted: ({ type, label }) => type === 'notice-period' && label !== noticeLabels.termination,
      convert: countDays,
    }),
  'termination-notice': (contract) =>
    readTerm(contract, {
      category: 'Termination For Convenience',
      isOwn: endsContract,
      isWanted: ({ type, label }) => type === 'notice-period' && label === noticeLabels.termination,
      convert: countDays,
    }),
  'renewal-term': (contract) =>
    readTerm(contract, {
      category: 'Renewal Term',
      isWanted: ({ type }) => type === 'renewal-term',
      convert: countMonths,
    }),
  'warranty-duration': (contract) =>
    findFirst(listPassages(contract, 'Warranty Duration'), isOfWarranty, countMonths),
  'non-compete-after-end': (contract) =>
    findFirst(listPassages(contract, 'Non-Compete'), isAfterEnd, countMonths),
  'liability-cap-months': (contract) =>
    findFirst(listPassages(contract, 'Cap On Liability'), isOfFees, countMonths),
  'cure-period': (contract) => findFirst([squeeze(contract.sourceText.text)], isForCure, countDays),
};

interface TermSource {
  /** The annotators' name of the category in whose passages the term is read. */
  readonly category: string;
  /** Which of its passages count; all if absent. */
  readonly isOwn?: (passage: string) => boolean;
  isWanted(term: Term): boolean;
  /** The length in the figure's unit; undefined if it is not counted in it. */
  convert(duration: Duration): number | undefined;
}

/** Reads a term as the engine does in a document, from the marked passages alone. */
function readTerm(
  contract: Contract,
  { category, isOwn = () => true, isWanted, convert }: TermSource,
): FigureReading | undefined {
  const passages = (contract.spans.get(category) ?? []).filter(isOwn);
  if (passages.length === 0) return undefined;
  const sourceText = toSourceText(passages.join('\n\n'));
  const { structure } = findStructure({ sourceText });
  const documentKind = { kind: 'contract', label: 'Contract' } as const;
  const { terms } = findTerms({ sourceText, structure, documentKind });
  const found = terms.find(isWanted);
  if (found?.value.kind !== 'duration') return undefined;
  const value = convert(found.value);
  return value === undefined ? undefined : { value, words: squeeze(sourceText.text) };
}

/** Some marked passages end a part only: `terminate the Ad Fund`, `terminate your right to a Major Account`. */
function endsContract(passage: string): boolean {
  return /\b(?:agreement|contract|appointment|engagement)\b/i.test(passage);
}

/** Where a length of time stands: what is in front of it and behind it, as far as they tell what it is the length of. */
interface Surroundings {
  readonly before: string;
  readonly after: string;
}

const reach = 140;

/** The first length of time in the passages whose surroundings say that it is the figure. */
function findFirst(
  passages: readonly string[],
  isFigure: (surroundings: Surroundings) => boolean,
  convert: TermSource['convert'],
): FigureReading | undefined {
  for (const passage of passages) {
    for (const { from, to, value } of listDurations(passage)) {
      const before = passage.slice(Math.max(0, from - reach), from);
      const after = passage.slice(to, to + reach);
      const converted = convert(value);
      if (converted === undefined || !isFigure({ before, after })) continue;
      return { value: converted, words: `${before}[${passage.slice(from, to)}]${after}` };
    }
  }
  return undefined;
}

function isOfWarranty({ before, after }: Surroundings): boolean {
  if (
    /\b(?:said|such|extended|additional|total warranty period|longer of \(a\))[^.;]{0,20}$/i.test(
      before,
    )
  )
    return false;
  return (
    /\bwarranty period\W{1,4}(?:shall mean|means|is|-|of|\(?shall be|for [\w ]{1,30} is)?\W{0,3}$/i.test(
      before,
    ) ||
    (/\b(?:for|less than) (?:(?:a|the) period (?:\([^)]*\) )?of )?$/i.test(before) &&
      /\bwarrant\w*|defects?\b|conform\w*|standards\b/i.test(before + after))
  );
}

function isAfterEnd({ before, after }: Surroundings): boolean {
  return (
    /\b(?:for|and) (?:(?:a|an) )?(?:additional |further )?(?:period of )?$/i.test(before) &&
    /^(?:,? thereafter\b| (?:period )?(?:immediately )?(?:after|following|from)\b[^.;]{0,50}\b(?:terminat|expir|ceases))/i.test(
      after,
    )
  );
}

function isOfFees({ before, after }: Surroundings): boolean {
  const around = before + after;
  if (/\btimes\b|\btermination payment\b/i.test(before)) return false;
  return (
    (/\b(?:fees?|amounts?|payments?|price|charges|revenues?|compensation|paid|received|earned)\b/i.test(
      before,
    ) &&
      /^ ?(?:period )?(?:\w+ ){0,2}?(?:preceding|prior to|before|previous)\b/i.test(after)) ||
    (/\b(?:prior|preceding|previous|last|past)\W{1,3}$/i.test(before) &&
      /\b(?:paid|received|fees?|charges|compensation)\b/i.test(around))
  );
}

function isForCure({ before, after }: Surroundings): boolean {
  return (
    /\b(?:cured?|remed(?:y|ied)|correct(?:ed)?|rectif(?:y|ied))\b(?:(?!\b(?:cure|remedy)\b)[^.;:]){0,50}\bwithin (?:a period of |such |said |the )?$/i.test(
      before,
    ) && /\b(?:breach|default)/i.test(before + after)
  );
}

/** The marked passages of a category, each on a line of its own. */
function listPassages({ spans }: Contract, category: string): readonly string[] {
  return (spans.get(category) ?? []).map(squeeze);
}

function squeeze(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}

/** Whole months; undefined for business days. */
function countMonths({ amount, unit }: Duration): number | undefined {
  switch (unit) {
    case 'year':
      return 12 * amount;
    case 'month':
      return amount;
    case 'business-day':
      return undefined;
    default:
      return Math.round(countDays({ amount, unit }) / 30);
  }
}
