import type { Bearer } from '../../../text/checks/document-check.ts';

/** Whose risk a passage is: the bearer, and the party it is about. */
export interface Bearing {
  readonly bearer: Bearer;
  /** The id of a party's term, or the word that stands for the party. */
  readonly subject?: string;
  /** Parties bound together with the subject: “Tenant and Guarantor shall pay”. */
  readonly together?: readonly string[];
}
