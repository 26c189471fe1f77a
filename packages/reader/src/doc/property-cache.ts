import type { CharacterFacts, ParagraphFacts } from './properties.ts';
import type { Sprm } from './sprms.ts';

/** Changes of properties, by their own place and by the piece of text they are in. */
export interface Changes {
  readonly own: readonly Sprm[];
  readonly ofPiece: readonly Sprm[];
}

export interface ResolvedParagraph {
  readonly own: ParagraphFacts;
  /** A style named among the changes. */
  readonly namedStyle?: number;
}

/** Caches applied changes. Files use the same ones repeatedly, and hostile files for every character. */
export interface PropertyCache {
  character(changes: Changes & { style: number }, resolve: () => CharacterFacts): CharacterFacts;
  paragraph(changes: Changes, resolve: () => ResolvedParagraph): ResolvedParagraph;
}

type ByChanges<T> = WeakMap<readonly Sprm[], WeakMap<readonly Sprm[], T>>;

export function createPropertyCache(): PropertyCache {
  const characters = new Map<number, ByChanges<CharacterFacts>>();
  const paragraphs: ByChanges<ResolvedParagraph> = new WeakMap();
  return {
    character(changes, resolve) {
      const ofStyle = characters.get(changes.style) ?? new WeakMap();
      characters.set(changes.style, ofStyle);
      return find(ofStyle, { changes, resolve });
    },
    paragraph: (changes, resolve) => find(paragraphs, { changes, resolve }),
  };
}

function find<T>(
  known: ByChanges<T>,
  { changes, resolve }: { changes: Changes; resolve: () => T },
): T {
  const byPiece = known.get(changes.own) ?? new WeakMap<readonly Sprm[], T>();
  known.set(changes.own, byPiece);
  const found = byPiece.get(changes.ofPiece);
  if (found !== undefined) return found;
  const resolved = resolve();
  byPiece.set(changes.ofPiece, resolved);
  return resolved;
}
