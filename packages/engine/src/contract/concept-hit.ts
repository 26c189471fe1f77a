/** A concept that the concept model finds in a sentence. */
export interface ConceptHit {
  /** The id of the concept. */
  readonly concept: string;
  /** The index of the sentence in the document's structure. */
  readonly sentence: number;
  /** 0-1, calibrated: the share of such sentences that hold the concept. */
  readonly probability: number;
  /** Whether it is probable enough for a finding. What is less probable is only worth a look. */
  readonly isFinding: boolean;
  /** The words that tell it most, as a range of the sentence's passage. */
  readonly words: { readonly from: number; readonly to: number };
  readonly bearer: ConceptBearer;
}

/**
 * Whose risk a sentence tells: of a party, by the id of its term or the word that stands for it; of every party but one,
 * where the sentence names only whom it favors; everybody's; or unknown.
 */
export type ConceptBearer =
  | { readonly kind: 'party' | 'others'; readonly party: string }
  | { readonly kind: 'everyone' }
  | { readonly kind: 'unknown' };
