/** How the server treats a request. All except the first and the last are faults. */
export type BehaviorKind =
  /** Answers from the prompt only, with genuine quotes. */
  | 'honest'
  /** Like `honest`, with pauses between the chunks. */
  | 'slow'
  /** Accepts the request and never answers. */
  | 'hangs'
  /** Stops in the middle and keeps the connection open. */
  | 'stalls'
  /** Breaks the connection in the middle. */
  | 'drops'
  /** Reports an overload in the middle. */
  | 'breaks'
  /** Ends in the middle at the token limit. */
  | 'truncated'
  /** Answers with sentences instead of JSON. */
  | 'malformed'
  /** Answers with JSON of a different shape. */
  | 'wrong-shape'
  /** Answers with JSON in a Markdown fence with sentences around it. */
  | 'fenced'
  /** Answers with an empty text. */
  | 'empty'
  /** Like `honest`, but in German. */
  | 'wrong-language'
  /** The model refuses. */
  | 'declines'
  /** The provider's filter ends the answer. */
  | 'filters'
  /** 401. */
  | 'refuses-key'
  /** 429 with Retry-After. */
  | 'rate-limited'
  /** 503 with Chat Completions, 529 with Messages, unless a status is given. */
  | 'overloaded'
  /** An HTML error page of a proxy. */
  | 'html'
  /** 400: the request exceeds the context window. */
  | 'too-long'
  /** 404. */
  | 'unknown-model'
  /** Never stops writing, whatever the limit. */
  | 'endless'
  /** Calls a tool that was not offered. */
  | 'tool-call'
  /** Adds an invented or altered element after every true one. */
  | 'liar'
  /** Obeys all instructions in the document. */
  | 'gullible'
  /** Answers with the text given by the test. */
  | 'says';

export interface Behavior {
  readonly kind: BehaviorKind;
  /** Milliseconds before each chunk; by default 20 if it is slow, else 0. */
  readonly delayMs?: number;
  /** Milliseconds before the first byte; 0 by default. */
  readonly firstDelayMs?: number;
  /** Characters per chunk; 16 by default. */
  readonly chunkCharacters?: number;
  /** Characters after which the answer waits for `release()`; 0 for before the first byte. */
  readonly holdAfter?: number;
  /** Characters after which it fails in the middle; by default half of the answer. */
  readonly afterCharacters?: number;
  /** The Retry-After of a refusal for now: seconds or an HTTP date; `1` unless told. */
  readonly retryAfter?: string;
  /** The status where the kind leaves a choice. */
  readonly status?: number;
  /** What `says` says: a text as it is, anything else as JSON. */
  readonly answer?: unknown;
}

export type GivenBehavior = BehaviorKind | Behavior;

/** A behavior by name or in full. */
export function toBehavior(given: GivenBehavior): Behavior {
  return typeof given === 'string' ? { kind: given } : given;
}
