import { countVisible, type Fragment, type PageFragments } from './fragments.ts';
import type { PositionedText } from './items.ts';
import { type DisplayedPage, orientPoint, type PageOrientation } from './orientation.ts';
import { positionRotated } from './rotated.ts';
import { readsFromRight } from './scripts.ts';

/** Orients a page by most of its text: a sideways page is rotated, one in a right-to-left script is mirrored. */
export function orientPage(page: DisplayedPage): {
  orientation: PageOrientation;
  oriented: PageFragments;
} {
  const orientation = findOrientation(page);
  const { width, height } = orientation;
  const own = page.texts.filter(({ turn }) => turn === orientation.turn);
  const upright = own.map((text) => orientText(text, { page, orientation }));
  const others = page.texts.filter(({ turn }) => turn !== undefined && turn !== orientation.turn);
  const angled = page.texts.filter(({ turn }) => turn === undefined);
  const turned = positionRotated(others, { page, orientation, upright });
  const slantedTexts = angled
    .map(({ text }) => text)
    .join(' ')
    .trim();
  return {
    orientation,
    oriented: {
      width,
      height,
      isMirrored: orientation.isMirrored,
      fragments: [...upright, ...turned.fragments],
      asides: slantedTexts === '' ? turned.asides : [...turned.asides, slantedTexts],
    },
  };
}

function findOrientation({ width, height, texts }: DisplayedPage): PageOrientation {
  const ink = [0, 0, 0, 0];
  for (const text of texts) {
    if (text.turn !== undefined) ink[text.turn] = (ink[text.turn] ?? 0) + countVisible([text]);
  }
  const most = Math.max(...ink);
  const turn = (ink[0] === most ? 0 : ink.indexOf(most)) as PageOrientation['turn'];
  const isMirrored = readsFromRight(texts.map(({ text }) => text).join(' '));
  return turn % 2 === 0
    ? { width, height, turn, isMirrored }
    : { width: height, height: width, turn, isMirrored };
}

function orientText(
  { length, turn: _, ...text }: PositionedText,
  { page, orientation }: { page: DisplayedPage; orientation: PageOrientation },
): Fragment {
  const { x, y } = orientPoint(text, page, orientation);
  return { ...text, x: orientation.isMirrored ? x - length : x, y, width: length };
}
