import type { Draft } from '../source/draft.ts';
import { classifyParagraph, looksLikeHeading } from './classify.ts';
import { describeParagraph } from './describe.ts';
import type { LevelTracker } from './levels.ts';
import type { DisplayedNumber } from './list-counter.ts';

/** What a word processor's file says of a paragraph beside its words. */
export interface ParagraphLook {
  /** The automatic number in front of it. */
  readonly number: DisplayedNumber | undefined;
  /** 1-based depth in its list; the outermost where nothing is said. */
  readonly listLevel: number | undefined;
  /** 1-based level of the heading it is declared to be. */
  readonly headingLevel: number | undefined;
  /** Whether all visible ink is bold. */
  readonly isBold: boolean;
}

/** A paragraph's facts, and what is displayed in front of its own words. */
export interface ListedParagraph {
  readonly facts: Omit<Draft, 'pieces'>;
  readonly prefix: string;
}

/** Kind, number and level of a paragraph whose file may number it and declare it a heading. */
export function describeListed(
  body: string,
  { look, tracker }: { look: ParagraphLook; tracker: LevelTracker },
): ListedParagraph {
  const { number, listLevel = 1, headingLevel, isBold } = look;
  const looks = { isProminent: isBold, hasLooks: true };
  const isHeading = headingLevel !== undefined && looksLikeHeading(body);
  if (number === undefined || (number.isBullet && body === '')) {
    const facts = describeParagraph(body, { tracker, looks });
    return {
      facts: isHeading ? { ...facts, kind: 'heading', level: headingLevel } : facts,
      prefix: '',
    };
  }
  const isApart = number.isBullet || (/\w$/.test(number.text) && /^\w/.test(body));
  const isGlued = number.suffix === '' && !isApart;
  const prefix = `${number.text}${isGlued ? '' : ' '}`;
  const found = classifyParagraph(`${prefix}${body}`.trim(), looks).kind;
  const kind = isHeading ? 'heading' : number.isBullet ? 'list-item' : found;
  const shown = number.text.replace(/[.:]+$/, '');
  return {
    facts: { kind, level: listLevel, ...(number.isBullet ? {} : { number: shown }) },
    prefix,
  };
}
