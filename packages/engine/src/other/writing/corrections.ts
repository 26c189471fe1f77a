import type { Correction } from '@clauselight/schema';
import { agreements } from './agreements.ts';
import { createQuotationLookup, findMatches } from './check.ts';
import { confusions } from './confusions.ts';
import { suggestRight, type WordFault } from './word-fault.ts';
import type { Writing } from './writing.ts';

/** Every probable error of spelling, grammar, agreement or confused words once, in document order. */
export function listCorrections(writing: Writing): readonly Correction[] {
  const own = writing.isEnglish
    ? [...findFaults(writing, agreements, 'LAN-02'), ...findFaults(writing, confusions, 'LAN-03')]
    : [];
  const places = new Set(own.flatMap(({ evidence }) => listPlaces(evidence)));
  const isQuoted = createQuotationLookup(writing.quotations, 1);
  const checked = (writing.languageErrors ?? [])
    .filter(({ start }) => !isQuoted(start))
    .filter((error) => !listPlaces(error).some((place) => places.has(place)))
    .map(
      ({ start, end, kind, message, suggestions }): Correction => ({
        checkId: 'LAN-01',
        kind,
        message,
        suggestions,
        evidence: { start, end, quote: writing.text.slice(start, end) },
      }),
    )
    .filter(({ evidence }) => evidence.quote.trim() !== '');
  return [...own, ...checked].sort((a, b) => a.evidence.start - b.evidence.start);
}

const kindNames: Readonly<Record<Correction['checkId'], string>> = {
  'LAN-01': 'Grammar',
  'LAN-02': 'Agreement',
  'LAN-03': 'Confused words',
};

function findFaults(
  writing: Writing,
  faults: readonly WordFault[],
  checkId: Correction['checkId'],
): readonly Correction[] {
  const seen = new Set<number>();
  return faults.flatMap((fault) =>
    findMatches(writing, fault.pattern, fault.cues)
      .filter(({ evidence }) => !seen.has(evidence.start) && seen.add(evidence.start))
      .map(({ words, evidence }) => ({
        checkId,
        kind: kindNames[checkId],
        message: fault.message,
        suggestions: suggestRight(fault, words),
        evidence,
      })),
  );
}

const longestPlace = 60;

function listPlaces({
  start,
  end,
}: {
  readonly start: number;
  readonly end: number;
}): readonly number[] {
  return Array.from(
    { length: Math.min(longestPlace, Math.max(1, end - start)) },
    (_, step) => start + step,
  );
}
