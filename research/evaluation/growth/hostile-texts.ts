import { contractSigns } from './texts/contract-signs.ts';
import { contractTexts } from './texts/contract-texts.ts';
import type { HostileText } from './texts/hostile-text.ts';
import { htmlTexts } from './texts/html-texts.ts';
import { markdownTexts } from './texts/markdown-texts.ts';
import { otherFormats } from './texts/other-formats.ts';
import { otherKinds } from './texts/other-kinds.ts';

/** All of them: each is a shape that some algorithm of reader or engine might take more than linear time for. */
export const hostileTexts: readonly HostileText[] = [
  ...contractTexts,
  ...contractSigns,
  ...otherKinds,
  ...markdownTexts,
  ...htmlTexts,
  ...otherFormats,
];
