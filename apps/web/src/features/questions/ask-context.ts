import type { ClauseReference, DocumentKind, Span } from '@clauselight/schema';
import { createContext, useContext } from 'react';

/** What the answers lead into. */
export interface AskContextValue {
  analysisId: string;
  documentId: string;
  documentKind: DocumentKind;
  /** Id of the side that the user chose. */
  side: string | undefined;
  getPassageAddress: (span: Span) => string;
  /** How a passage's place is named, where places have names. */
  describePlace: (span: Span, clause: ClauseReference | undefined) => string | undefined;
  /** Called when the user jumps to a passage of the document. */
  onFollow: () => void;
}

export const AskContext = createContext<AskContextValue | undefined>(undefined);

export function useAskContext(): AskContextValue {
  const place = useContext(AskContext);
  if (!place) throw new Error('questions need an AskContext above them');
  return place;
}
