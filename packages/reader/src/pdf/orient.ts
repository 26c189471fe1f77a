import { countInk, type Fragment, type PageFragments } from './fragments.ts';
import { type Frame, layPoint, type ShownPage } from './frame.ts';
import type { PlacedText } from './items.ts';
import { readsFromRight } from './scripts.ts';
import { placeTurned } from './turned.ts';

/**
 * Lays a page so that it reads as most of its text does: a page set sideways is turned, one in a script
 * that runs from right to left is mirrored.
 */
export function orientPage(page: ShownPage): { frame: Frame; laid: PageFragments } {
  const frame = findFrame(page);
  const { width, height } = frame;
  const own = page.texts.filter(({ turn }) => turn === frame.turn);
  const upright = own.map((text) => layText(text, { page, frame }));
  const others = page.texts.filter(({ turn }) => turn !== undefined && turn !== frame.turn);
  const angled = page.texts.filter(({ turn }) => turn === undefined);
  const turned = placeTurned(others, { page, frame, upright });
  const slanted = angled
    .map(({ text }) => text)
    .join(' ')
    .trim();
  return {
    frame,
    laid: {
      width,
      height,
      isMirrored: frame.isMirrored,
      fragments: [...upright, ...turned.fragments],
      asides: slanted === '' ? turned.asides : [...turned.asides, slanted],
    },
  };
}

function findFrame({ width, height, texts }: ShownPage): Frame {
  const ink = [0, 0, 0, 0];
  for (const text of texts) {
    if (text.turn !== undefined) ink[text.turn] = (ink[text.turn] ?? 0) + countInk([text]);
  }
  const most = Math.max(...ink);
  const turn = (ink[0] === most ? 0 : ink.indexOf(most)) as Frame['turn'];
  const isMirrored = readsFromRight(texts.map(({ text }) => text).join(' '));
  return turn % 2 === 0
    ? { width, height, turn, isMirrored }
    : { width: height, height: width, turn, isMirrored };
}

function layText(
  { length, turn: _, ...text }: PlacedText,
  { page, frame }: { page: ShownPage; frame: Frame },
): Fragment {
  const { x, y } = layPoint(text, page, frame);
  return { ...text, x: frame.isMirrored ? x - length : x, y, width: length };
}
