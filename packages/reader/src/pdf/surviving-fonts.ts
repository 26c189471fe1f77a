import type { SurvivingObject } from './surviving-objects.ts';

const descendant = /\/DescendantFonts\s{0,9}\[?\s{0,9}(\d{1,7})\s{1,4}(\d{1,5})\s{1,4}R/;
const onlyEntry = /^\s{0,9}\[\s{0,9}(\d{1,7})\s{1,4}(\d{1,5})\s{1,4}R/;

/** A font without shapes; what its codes stand for is said elsewhere. */
const standIn =
  '<</Type/Font/Subtype/CIDFontType2/BaseFont/Helvetica/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 500/FontDescriptor<</Type/FontDescriptor/FontName/Helvetica/Flags 32>>>>';

/**
 * Stand-ins, by number, for the fonts that survive without their inner half: no text in them would be read though
 * it may still be known which letters they show.
 */
export function findLostFonts(
  objects: ReadonlyMap<number, SurvivingObject>,
): Map<number, SurvivingObject> {
  const lost = new Map<number, SurvivingObject>();
  for (const { body } of objects.values()) {
    if (!body.includes('/DescendantFonts')) continue;
    let reference = descendant.exec(body);
    const list = objects.get(Number(reference?.[1] ?? 0))?.body;
    if (list !== undefined) reference = onlyEntry.exec(list);
    if (reference === null || objects.has(Number(reference[1]))) continue;
    lost.set(Number(reference[1]), { generation: Number(reference[2]), body: standIn });
  }
  return lost;
}

const fontList = /\/Font\s{0,9}<<([^<>]{0,4000})>>/;
const part = /\/(?:Font|Resources|ToUnicode)\s{0,9}(\d{1,7})\s{1,4}\d{1,5}\s{1,4}R/g;
const reference = /(\d{1,7})\s{1,4}\d{1,5}\s{1,4}R/g;

/** Whether fonts, or what says which letters they show, are no longer in the file. */
export function hasLostFonts(objects: ReadonlyMap<number, SurvivingObject>): boolean {
  return [...objects.values()].some(({ body }) => {
    const fonts = (fontList.exec(body)?.[1] ?? '').matchAll(reference);
    return [...fonts, ...body.matchAll(part)].some(([, number]) => !objects.has(Number(number)));
  });
}
