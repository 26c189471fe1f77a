import type { Draft } from '../source/draft.ts';
import { classifyParagraph, type Looks } from './classify.ts';
import type { LevelTracker } from './levels.ts';

/** Kind, number and level of a paragraph, from its words, its looks and the numbering before it. */
export function describeParagraph(
  text: string,
  { tracker, looks = {} }: { tracker: LevelTracker; looks?: Looks },
): Omit<Draft, 'pieces'> {
  const { kind, label } = classifyParagraph(text, looks);
  if (label === undefined) return kind === 'heading' ? { kind, level: 1 } : { kind };
  const level = tracker.next(label);
  return label.number === '' ? { kind, level } : { kind, level, number: label.number };
}
