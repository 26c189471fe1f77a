import type { Label, LabelStyle } from './label.ts';

interface OpenLevel {
  readonly key: string;
  readonly ordinal: number;
}

/** Finds the depth of each numbered paragraph from the order in which the numbering styles open and close. */
export interface LevelTracker {
  /** Level of the next paragraph in document order; 1 is the outermost. */
  next(label: Label): number;
}

/**
 * A new style opens a level below the current one. A style that is already open closes everything below it. A decimal
 * number with more parts than an open one is always below it.
 */
export function createLevelTracker(): LevelTracker {
  let openLevels: readonly OpenLevel[] = [];
  return {
    next(label) {
      if (label.style === 'annex') {
        // Numbers start again inside an exhibit, as if it were a separate document.
        openLevels = [];
        return 1;
      }
      const { key, ordinal } = resolveStyle(label, openLevels);
      const outer =
        label.style === 'bullet'
          ? openLevels.filter((level) => level.key !== key)
          : closeLevels(openLevels, key);
      openLevels = [...outer, { key, ordinal }].slice(-9);
      return openLevels.length;
    },
  };
}

const outermost: LabelStyle = 'article';

function closeLevels(stack: readonly OpenLevel[], key: string): readonly OpenLevel[] {
  if (key === outermost) return [];
  const at = stack.findIndex((open) => open.key === key);
  if (at >= 0) return stack.slice(0, at);
  const depth = getDecimalDepth(key);
  if (depth === 0) return stack;
  // 4.3 after 4.2.1 or 4.2(a) closes both; it stays below 4.
  const deeper = stack.findIndex((open) => getDecimalDepth(open.key) > depth);
  const shallower = stack.findLastIndex((open) => {
    const other = getDecimalDepth(open.key);
    return other > 0 && other < depth;
  });
  if (deeper >= 0) return stack.slice(0, deeper);
  return shallower >= 0 ? stack.slice(0, shallower + 1) : stack.filter(isWord);
}

function isWord(open: OpenLevel): boolean {
  return open.key === outermost || open.key === 'section';
}

function getDecimalDepth(key: string): number {
  return key.startsWith('decimal-') ? Number(key.slice(8)) : 0;
}

/** Decides between letter and Roman numeral by the open levels: `(i)` after `(h)` is a letter. */
function resolveStyle(label: Label, stack: readonly OpenLevel[]): OpenLevel {
  const { style, ordinal } = label;
  if (style === 'decimal') return { key: `decimal-${label.depth}`, ordinal };
  const letter = /^\(?([ivxlc]+)\)?$/i.exec(label.number)?.[1]?.toLowerCase();
  if (letter === undefined || !/letter|roman/.test(style)) return { key: style, ordinal };
  const letterLevel = style.replace('roman', 'letter');
  const romanLevel = style.replace('letter', 'roman');
  const ordinals = { letter: letter.charCodeAt(0) - 96, roman: romanOrdinals[letter] ?? ordinal };
  if (letter.length > 1) return { key: romanLevel, ordinal: ordinals.roman };
  const follows =
    stack.findLast((open) => open.key === letterLevel)?.ordinal === ordinals.letter - 1;
  const continues =
    stack.at(-1)?.key === romanLevel && stack.at(-1)?.ordinal === ordinals.roman - 1;
  if (!continues && (follows || letter !== 'i')) {
    const isOpenRoman = stack.some(
      (open) => open.key === romanLevel && open.ordinal === ordinals.roman - 1,
    );
    if (follows || !isOpenRoman) return { key: letterLevel, ordinal: ordinals.letter };
  }
  return { key: romanLevel, ordinal: ordinals.roman };
}

const romanOrdinals: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
