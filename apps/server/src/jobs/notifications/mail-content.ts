import type { RiskLevel } from '@clauselight/schema';

/** The content of a mail. It is rendered twice, as text and as HTML. */
export interface MailContent {
  readonly subject: string;
  /** The preview that mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Why the person gets the mail, in one sentence. */
  readonly reason: string;
}

export type Block =
  | { readonly kind: 'text'; readonly words: string }
  | { readonly kind: 'score'; readonly score: ShownScore }
  | { readonly kind: 'list'; readonly title?: string; readonly items: readonly Item[] }
  | { readonly kind: 'button'; readonly label: string; readonly url: string };

export type Tone = 'high' | 'medium' | 'low' | 'plain';

export interface ShownScore {
  /** What the score measures: `Risk`. */
  readonly label: string;
  /** 0-10. */
  readonly value: number;
  readonly level: RiskLevel;
}

export interface Item {
  /** A short word before it: a severity or a day. */
  readonly mark?: string;
  readonly tone: Tone;
  readonly title: string;
  readonly url?: string;
  readonly detail?: string;
}

/** The address with which the receiver of a mail stops such mails. */
export interface Footer {
  readonly homeUrl: string;
  readonly settingsUrl: string;
  /** Absent if such mails cannot be switched off. */
  readonly unsubscribeUrl?: string | undefined;
}

/** The tone of a score's level. */
export function toTone(level: RiskLevel): Tone {
  return level === 'partial' ? 'plain' : level;
}
