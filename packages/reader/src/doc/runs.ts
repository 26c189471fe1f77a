import { decodeBytes } from './code-pages.ts';
import type { DocContext } from './context.ts';
import { applyToCharacter, type CharacterFacts } from './properties.ts';
import { getNumber, type Sprm, sprm } from './sprms.ts';
import type { TextRange } from './text-range.ts';

/** A stretch of text with the same properties. */
export interface CharacterRun extends TextRange {
  readonly text: string;
  readonly facts: CharacterFacts;
}

/** The runs of a paragraph's text, each with the properties from its paragraph's style, its own style and itself. */
export function* listRuns(
  range: TextRange,
  { context, style }: { context: DocContext; style: number },
): Generator<CharacterRun> {
  let at = range.start;
  while (at < range.end) {
    const place = context.text.locate(at);
    if (place === undefined) return;
    const { offset, piece } = place;
    const index = context.characters.findIndex(offset);
    const run = context.characters.runs[index];
    const isInside = run !== undefined && run.start <= offset;
    const until = isInside ? run.end : (run?.start ?? Number.POSITIVE_INFINITY);
    const count = Math.max(1, Math.ceil((until - offset) / piece.bytesPerCharacter));
    const end = Math.min(range.end, piece.end, at + count);
    const sprms = isInside ? run.sprms : none;
    const facts = context.cache.character({ style, own: sprms, ofPiece: piece.sprms }, () =>
      resolve({ style, sprms, pieceSprms: piece.sprms }, context),
    );
    yield { start: at, end, text: readText({ start: at, end }, { context, facts }), facts };
    at = end;
  }
}

const none: readonly Sprm[] = [];

/** 8-bit text of Word 6 is written in its font's encoding, where the font has one. */
function readText(
  { start, end }: TextRange,
  { context, facts }: { context: DocContext; facts: CharacterFacts },
): string {
  const text = context.text.text.slice(start, end);
  if (!context.isOld || facts.font === undefined) return text;
  const codePage = context.fonts[facts.font]?.codePage;
  const place = context.text.locate(start);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is what is looked for
  if (codePage === undefined || place === undefined || /^[\u0000-\u007f]*$/.test(text)) return text;
  if (place.piece.bytesPerCharacter !== 1) return text;
  const bytes = context.main.subarray(place.offset, place.offset + end - start);
  const decoded = decodeBytes(bytes, codePage);
  return decoded.length === text.length ? decoded : text;
}

interface Sources {
  readonly style: number;
  readonly sprms: readonly Sprm[];
  readonly pieceSprms: readonly Sprm[];
}

function resolve({ style, sprms, pieceSprms }: Sources, context: DocContext): CharacterFacts {
  const ofParagraph = context.styles.find(style)?.character ?? {};
  if (sprms.length === 0 && pieceSprms.length === 0) return ofParagraph;
  const named = sprms.findLast(({ code }) => code === sprm.characterStyle);
  const own = named === undefined ? undefined : context.styles.find(getNumber(named));
  const ofStyle = applyToCharacter(ofParagraph, {
    sprms: own?.characterSprms ?? none,
    style: ofParagraph,
  });
  const direct = applyToCharacter(ofStyle, { sprms, style: ofStyle });
  return applyToCharacter(direct, { sprms: pieceSprms, style: ofStyle });
}
