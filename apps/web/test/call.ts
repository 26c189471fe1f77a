/** What the page asked for. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** JSON that was sent, or a form. */
  readonly body: unknown;
}
