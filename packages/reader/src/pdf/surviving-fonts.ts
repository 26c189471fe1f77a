import type { SurvivingObject } from './surviving-objects.ts';

const descendant = /\/DescendantFonts\s{0,9}\[?\s{0,9}(\d{1,7})\s{1,4}(\d{1,5})\s{1,4}R/;
const onlyReference = /^\s{0,9}\[\s{0,9}(\d{1,7})\s{1,4}(\d{1,5})\s{1,4}R/;

/** A font without glyphs; the meaning of its codes is stated elsewhere. */
const standIn =
  '<</Type/Font/Subtype/CIDFontType2/BaseFont/Helvetica/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 500/FontDescriptor<</Type/FontDescriptor/FontName/Helvetica/Flags 32>>>>';

/**
 * Stand-ins, by object number, for fonts that survive without their descendant font. Without them no text would be
 * read, though its characters may still be known.
 */
export function findLostFonts(
  objects: ReadonlyMap<number, SurvivingObject>,
): Map<number, SurvivingObject> {
  const lost = new Map<number, SurvivingObject>();
  for (const { body } of objects.values()) {
    if (!body.includes('/DescendantFonts')) continue;
    let reference = descendant.exec(body);
    const list = objects.get(Number(reference?.[1] ?? 0))?.body;
    if (list !== undefined) reference = onlyReference.exec(list);
    if (reference === null || objects.has(Number(reference[1]))) continue;
    lost.set(Number(reference[1]), { generation: Number(reference[2]), body: standIn });
  }
  return lost;
}

const fontList = /\/Font\s{0,9}<<([^<>]{0,4000})>>/;
const referencePattern = /\/(?:Font|Resources|ToUnicode)\s{0,9}(\d{1,7})\s{1,4}\d{1,5}\s{1,4}R/g;
const reference = /(\d{1,7})\s{1,4}\d{1,5}\s{1,4}R/g;

/** Whether fonts, or their character mappings, are missing from the file. */
export function hasLostFonts(objects: ReadonlyMap<number, SurvivingObject>): boolean {
  return [...objects.values()].some(({ body }) => {
    const fonts = (fontList.exec(body)?.[1] ?? '').matchAll(reference);
    return [...fonts, ...body.matchAll(referencePattern)].some(
      ([, number]) => !objects.has(Number(number)),
    );
  });
}
