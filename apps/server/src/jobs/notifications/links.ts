/** Addresses of the web app's pages. */
export interface Links {
  readonly home: string;
  readonly settings: string;
  readonly profile: string;
  /** The page with the deadlines of all documents. */
  readonly analytics: string;
  analysis(id: string): string;
  /** A passage of the analyzed document, in UTF-16 units of its text. */
  passage(analysisId: string, span: { readonly start: number; readonly end: number }): string;
  /** The page that asks for confirmation before mails are switched off. */
  unsubscribePage(token: string): string;
  /** The address at which a POST switches mails off. */
  unsubscribeCall(token: string): string;
}

/** `address` is the public address of the product, without a slash at its end. */
export function createLinks(address: string): Links {
  return {
    home: `${address}/`,
    settings: `${address}/settings`,
    profile: `${address}/profile`,
    analytics: `${address}/analytics`,
    analysis: (id) => `${address}/?analysis=${id}`,
    passage: (id, { start, end }) => `${address}/?analysis=${id}&tab=document&at=${start}-${end}`,
    unsubscribePage: (token) => `${address}/unsubscribe?token=${token}`,
    unsubscribeCall: (token) => `${address}/api/unsubscribe?token=${token}`,
  };
}
