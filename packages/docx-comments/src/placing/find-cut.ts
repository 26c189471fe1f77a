import { cleanText, decodeCharacters } from '@clauselight/reader/docx';

/** Characters that may come together to one before it is given up. */
const longestTogether = 16;

/**
 * Where, in what the XML writes between the tags of a `w:t`, the first `count` units of the text shown for it end.
 * Nothing where the two cannot be followed beside each other to that place.
 */
export function findCut(
  written: string,
  { shown, count }: { shown: string; count: number },
): number | undefined {
  if (written.includes('<')) return undefined;
  let passed = 0;
  let pending = '';
  for (const { index, 0: unit } of written.matchAll(/&[^;&]{1,31};|\r\n|[\s\S]/gu)) {
    if (passed === count && pending === '') return index;
    if (passed >= count) return undefined;
    pending += decodeCharacters(unit, () => undefined);
    const step = measureStep(cleanText(pending), shown.slice(passed, passed + longestTogether));
    if (step === undefined && pending.length >= longestTogether) return undefined;
    if (step === undefined) continue;
    passed += step;
    pending = '';
  }
  return passed === count && pending === '' ? written.length : undefined;
}

/**
 * How many units of what is shown the characters come to: none for those that are not shown, such as spaces at the
 * ends of lines. Nothing where more of them are needed to tell.
 */
function measureStep(clean: string, shown: string): number | undefined {
  if (shown.startsWith(clean)) return clean.length;
  if (clean.trim() !== '') return undefined;
  return shown !== '' && shown.slice(0, 1).trim() === '' ? 1 : 0;
}
