import type { Draft } from '../source/draft.ts';
import { classifyParagraph, looksLikeHeading } from './classify.ts';
import { describeParagraph } from './describe.ts';
import type { LevelTracker } from './levels.ts';
import type { DisplayedNumber } from './list-counter.ts';

/** What a word processor's file states about a paragraph, besides its words. */
export interface ParagraphFormat {
  /** The automatic number before it. */
  readonly number: DisplayedNumber | undefined;
  /** 1-based depth in its list; 1 if the file states none. */
  readonly listLevel: number | undefined;
  /** 1-based level of the heading that the file declares it to be. */
  readonly headingLevel: number | undefined;
  /** Whether all visible characters are bold. */
  readonly isBold: boolean;
}

/** The facts about a paragraph, and the text displayed before its own words. */
export interface NumberedParagraph {
  readonly facts: Omit<Draft, 'runs'>;
  readonly prefix: string;
}

/** Kind, number and level of a paragraph that the file may number or declare to be a heading. */
export function describeNumberedParagraph(
  body: string,
  { format, tracker }: { format: ParagraphFormat; tracker: LevelTracker },
): NumberedParagraph {
  const { number, listLevel = 1, headingLevel, isBold } = format;
  const hints = { isProminent: isBold, isFormatKnown: true };
  const isHeading = headingLevel !== undefined && looksLikeHeading(body);
  if (number === undefined || (number.isBullet && body === '')) {
    const facts = describeParagraph(body, { tracker, hints });
    return {
      facts: isHeading ? { ...facts, kind: 'heading', level: headingLevel } : facts,
      prefix: '',
    };
  }
  const isApart = number.isBullet || (/\w$/.test(number.text) && /^\w/.test(body));
  const isGlued = number.suffix === '' && !isApart;
  const prefix = `${number.text}${isGlued ? '' : ' '}`;
  const found = classifyParagraph(`${prefix}${body}`.trim(), hints).kind;
  const kind = isHeading ? 'heading' : number.isBullet ? 'list-item' : found;
  const displayed = number.text.replace(/[.:]+$/, '');
  return {
    facts: { kind, level: listLevel, ...(number.isBullet ? {} : { number: displayed }) },
    prefix,
  };
}
