import { findLabel } from '../block-types/label.ts';
import type { Draft } from '../source/draft.ts';
import { isPageArtifact } from '../text/page-artifacts.ts';
import type { MarkupContext } from './context.ts';
import { describeBlock } from './describe-block.ts';
import { getBlockText, type RawBlock, type Unit } from './units.ts';

const longestLabel = 24;

/** Turns the units of a page or a cell into blocks. */
export function finishUnits(
  units: readonly Unit[],
  { context, isCell = false }: { context: MarkupContext; isCell?: boolean },
): Draft[] {
  return joinLabels(units).flatMap((unit, index, all) => {
    if (unit.type === 'break') return [];
    if (unit.type === 'draft') return [unit.draft];
    const isLast = !isCell && index > 0 && index === all.length - 1 && !isYear(unit);
    const isFooter = (isLast || all[index + 1]?.type === 'break') && isPageNumber(unit);
    if (isFooter) return [{ kind: 'footer', runs: unit.pieces }];
    return describeBlock(unit, { context, isCell });
  });
}

function isYear(unit: Unit): boolean {
  return unit.type === 'block' && /^\s*\d{4}\W*$/.test(getBlockText(unit));
}

/** A number alone above the end of a page, or of the document. */
function isPageNumber(block: RawBlock): boolean {
  return (
    block.marker === undefined && isPageArtifact(getBlockText(block).replaceAll('\u00A0', ' '))
  );
}

/** A label that floats beside a paragraph belongs to that paragraph. */
function joinLabels(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (const unit of units) {
    const last = joined.at(-1);
    if (unit.type === 'block' && last?.type === 'block' && isLabelBeside(last)) {
      const prefixed = addPrefix(unit, last);
      if (prefixed !== undefined) {
        joined[joined.length - 1] = prefixed;
        continue;
      }
    }
    joined.push(unit);
  }
  return joined;
}

function isLabelBeside(block: RawBlock): boolean {
  return block.style.isBeside && block.prefix === undefined && isBareLabel(getBlockText(block));
}

/** The block with another one, which is only a label, in front; nothing if something is there already. */
export function addPrefix(block: RawBlock, label: RawBlock): RawBlock | undefined {
  if (block.prefix !== undefined || block.marker !== undefined) return undefined;
  const text = getBlockText(label).replace(/\s+/g, ' ').trim();
  const { marker } = label;
  const isMarked = [...label.pieces, ...block.pieces].some((piece) => piece.marks !== undefined);
  if (isMarked && label.pieces.some((piece) => Object.keys(piece).length > 1)) return undefined;
  return { ...block, prefix: text, ...(marker === undefined ? {} : { marker }) };
}

/** Whether a text is nothing but a number or a bullet: `(a)`, `4.2`, `1.`, `•`. A bare figure or a dash is not. */
export function isBareLabel(text: string): boolean {
  const bare = text.replace(/\s+/g, ' ').trim();
  if (bare === '' || bare.length > longestLabel || /^([-–—*o]|\d+)$/.test(bare)) return false;
  if (/^item\s\d{1,2}[A-C]?\.?$/i.test(bare)) return true;
  return findLabel(`${bare} Xy`)?.length === bare.length + 1;
}
