import { cleanText, decodeCharacters } from '@clauselight/reader/docx';

/** The most consecutive characters that are tried as one unit. */
const longestTogether = 16;

/**
 * The offset in the XML content of a `w:t` after the first `count` units of its displayed text; undefined if XML and
 * text cannot be aligned up to there.
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
 * How many displayed units the characters produce: 0 for those that are not displayed, such as spaces at line ends.
 * Undefined if more characters are needed to tell.
 */
function measureStep(clean: string, shown: string): number | undefined {
  if (shown.startsWith(clean)) return clean.length;
  if (clean.trim() !== '') return undefined;
  return shown !== '' && shown.slice(0, 1).trim() === '' ? 1 : 0;
}
