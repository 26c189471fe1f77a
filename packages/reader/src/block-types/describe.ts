import type { Draft } from '../source/draft.ts';
import { classifyParagraph, type FormatHints } from './classify.ts';
import type { LevelTracker } from './levels.ts';

/** Kind, number and level of a paragraph, from its words, its format and the numbers before it. */
export function describeParagraph(
  text: string,
  { tracker, hints = {} }: { tracker: LevelTracker; hints?: FormatHints },
): Omit<Draft, 'runs'> {
  const { kind, label } = classifyParagraph(text, hints);
  if (label === undefined) return kind === 'heading' ? { kind, level: 1 } : { kind };
  const level = tracker.next(label);
  return label.number === '' ? { kind, level } : { kind, level, number: label.number };
}
