/** What came of an attempt to send. Reasons are codes: they are logged, and name no person. */
export type Delivery =
  | { readonly outcome: 'accepted' }
  /** It certainly did not go out; `isFinal` where the same would be refused again. */
  | { readonly outcome: 'refused'; readonly isFinal: boolean; readonly reason: string }
  /** It may have gone out or not. */
  | { readonly outcome: 'unknown'; readonly reason: string };
