import type { Label, LabelStyle } from './label.ts';

interface Open {
  readonly key: string;
  readonly ordinal: number;
}

/** The depth of each numbered paragraph, found from the order in which the numbering styles open and close. */
export interface LevelTracker {
  /** Level of the next paragraph in document order, 1 for the outermost. */
  next(label: Label): number;
}

/**
 * A style seen for the first time opens a level below the one before it; a style already open closes
 * everything below it. A decimal number with more parts than an open one always stands below it.
 */
export function createLevelTracker(): LevelTracker {
  let stack: readonly Open[] = [];
  return {
    next(label) {
      if (label.style === 'annex') {
        // What an exhibit holds is numbered from the start again, as if it were a document of its own.
        stack = [];
        return 1;
      }
      const { key, ordinal } = settle(label, stack);
      const outer =
        label.style === 'bullet' ? stack.filter((open) => open.key !== key) : cut(stack, key);
      stack = [...outer, { key, ordinal }].slice(-9);
      return stack.length;
    },
  };
}

const outermost: LabelStyle = 'article';

function cut(stack: readonly Open[], key: string): readonly Open[] {
  if (key === outermost) return [];
  const at = stack.findIndex((open) => open.key === key);
  if (at >= 0) return stack.slice(0, at);
  const depth = getDecimalDepth(key);
  if (depth === 0) return stack;
  // 4.3 after 4.2.1 or after 4.2(a) closes both; it stays below 4.
  const deeper = stack.findIndex((open) => getDecimalDepth(open.key) > depth);
  const shallower = stack.findLastIndex((open) => {
    const other = getDecimalDepth(open.key);
    return other > 0 && other < depth;
  });
  if (deeper >= 0) return stack.slice(0, deeper);
  return shallower >= 0 ? stack.slice(0, shallower + 1) : stack.filter(isWord);
}

function isWord(open: Open): boolean {
  return open.key === outermost || open.key === 'section';
}

function getDecimalDepth(key: string): number {
  return key.startsWith('decimal-') ? Number(key.slice(8)) : 0;
}

/** Decides between letter and roman numeral by what stands open: `(i)` after `(h)` is a letter. */
function settle(label: Label, stack: readonly Open[]): Open {
  const { style, ordinal } = label;
  if (style === 'decimal') return { key: `decimal-${label.depth}`, ordinal };
  const letter = /^\(?([ivxlc]+)\)?$/i.exec(label.number)?.[1]?.toLowerCase();
  if (letter === undefined || !/letter|roman/.test(style)) return { key: style, ordinal };
  const asLetter = style.replace('roman', 'letter');
  const asRoman = style.replace('letter', 'roman');
  const ordinals = { letter: letter.charCodeAt(0) - 96, roman: romanOrdinals[letter] ?? ordinal };
  if (letter.length > 1) return { key: asRoman, ordinal: ordinals.roman };
  const follows = stack.findLast((open) => open.key === asLetter)?.ordinal === ordinals.letter - 1;
  const continues = stack.at(-1)?.key === asRoman && stack.at(-1)?.ordinal === ordinals.roman - 1;
  if (!continues && (follows || letter !== 'i')) {
    const isOpenRoman = stack.some(
      (open) => open.key === asRoman && open.ordinal === ordinals.roman - 1,
    );
    if (follows || !isOpenRoman) return { key: asLetter, ordinal: ordinals.letter };
  }
  return { key: asRoman, ordinal: ordinals.roman };
}

const romanOrdinals: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
