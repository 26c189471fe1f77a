/** A mail as it is meant; how it looks is made of it twice, as text and as HTML. */
export interface Letter {
  readonly subject: string;
  /** What mail programs show beside the subject in a list. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Why the mail came, in a sentence. */
  readonly reason: string;
}

export type Block =
  | { readonly kind: 'text'; readonly words: string }
  | { readonly kind: 'score'; readonly score: ShownScore }
  | { readonly kind: 'list'; readonly title?: string; readonly items: readonly Item[] }
  | { readonly kind: 'button'; readonly label: string; readonly url: string };

export type Tone = 'high' | 'medium' | 'low' | 'plain';

export interface ShownScore {
  /** What it measures: `Risk`. */
  readonly label: string;
  /** 0-10. */
  readonly value: number;
  readonly level: 'high' | 'medium' | 'low';
}

export interface Item {
  /** A short word before it: a severity, a day. */
  readonly mark?: string;
  readonly tone: Tone;
  readonly title: string;
  readonly url?: string;
  readonly detail?: string;
}

/** The address with which a letter's reader stops such mails. */
export interface Footer {
  readonly homeUrl: string;
  readonly settingsUrl: string;
  /** Absent where such mails cannot be switched off. */
  readonly unsubscribeUrl?: string | undefined;
}
