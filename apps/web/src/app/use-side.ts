import type { DocumentKind, Side } from '@clauselight/schema';
import { useState } from 'react';
import { usePreferences } from '../lib/preferences.ts';
import { readStored, store } from '../lib/storage.ts';
import { getSideKey, pickSide, recallSide, rememberRole } from '../lib/taken-side.ts';

/** The stored value if the user chose to take no side. */
const noSide = '';

interface SideChoice {
  /** Id of the side that the document is read as; undefined for none. */
  side: string | undefined;
  takeSide: (side: string | undefined) => void;
  /** Whether the document has sides, and nobody has said yet which one its reader is, or that it is none. */
  isOpen: boolean;
}

/**
 * The side that the user chose for an analysis, stored in this browser; without a choice, the role they had in the last
 * document of the kind, or the one they usually have. None where the document does not have it.
 */
export function useSide(
  analysisId: string,
  kind: DocumentKind,
  sides: readonly Side[],
): SideChoice {
  const key = getSideKey(analysisId);
  const { usualRole } = usePreferences();
  const [taken, setTaken] = useState(() => readStored(key) ?? recall(key, kind, sides));
  const side = pickSide(sides, { taken, usualRole });
  const takeSide = (next: string | undefined) => {
    store(key, next ?? noSide);
    rememberRole(
      kind,
      sides.find(({ id }) => id === next),
    );
    setTaken(next ?? noSide);
  };
  const isOpen = sides.length > 0 && taken === undefined && side === undefined;
  return { side, takeSide, isOpen };
}

/** What was recalled holds for the analysis from then on, so that lists show the score of the same side. */
function recall(key: string, kind: DocumentKind, sides: readonly Side[]): string | undefined {
  const side = recallSide(kind, sides);
  if (side !== undefined) store(key, side);
  return side;
}
