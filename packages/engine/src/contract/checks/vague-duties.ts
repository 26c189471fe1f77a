import { joinWords } from '@clauselight/core';
import type { CheckHit, JudgedDocument } from '../../text/checks/document-check.ts';
import { hasFirst } from '../../text/checks/document-check.ts';
import { widen } from '../../text/checks/quoted-place.ts';
import { findEvidence } from '../../text/passage.ts';

const duty = /\b(?:shall|must|will|agrees? to|undertakes? to|is required to|are required to)\b/i;
const vague =
  /\b(?:promptly|timely|in due course|as soon as (?:reasonably )?(?:practicable|possible)|(?:commercially )?reasonable (?:best )?efforts?|best (?:efforts|endeavou?rs)|reasonable endeavou?rs|from time to time|as appropriate|as (?:deemed )?necessary|satisfactory|adequate(?:ly)?|sufficient|and so on|etc\.?)(?!\w)/gi;
const figure = /\d|\b(?:one|two|three|four|five|six|seven|ten|fifteen|thirty|sixty|ninety)\b/i;
/** In a thousand words: of the contracts measured half hold 0.8 and less, and one in twenty holds more than this. */
const mostPerThousand = 2;
const fewestPlaces = 5;
const mostQuoted = 5;

/** Duties measured by words that nobody can measure, where a document has unusually many of them. */
export function findVagueDuties({ sourceText, structure }: JudgedDocument): readonly CheckHit[] {
  const places = structure.sentences.flatMap(({ passage, isDefinition }) => {
    const { text } = passage;
    if (isDefinition || !duty.test(text) || figure.test(text)) return [];
    return [...text.matchAll(vague)].map(({ 0: words, index }) => ({
      words: words.toLowerCase(),
      passage,
      from: index,
      to: index + words.length,
    }));
  });
  const density = (1000 * places.length) / Math.max(1, structure.wordCount);
  if (places.length < fewestPlaces || density < mostPerThousand) return [];
  const evidence = places.slice(0, mostQuoted).flatMap(({ passage, from, to }) => {
    const range = widen(passage.text, from, to);
    return findEvidence(sourceText.text, passage, range) ?? [];
  });
  if (!hasFirst(evidence)) return [];
  const counts = new Map<string, number>();
  for (const { words } of places) counts.set(words, (counts.get(words) ?? 0) + 1);
  const often = [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, 3)
    .map(([words, count]) => `“${words}” ${count === 1 ? 'once' : `${count} times`}`);
  return [
    {
      evidence,
      detail: `${places.length} duties have no measure, ${round(density)} in a thousand words: ${joinWords(often)}.`,
    },
  ];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
