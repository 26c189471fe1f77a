/** What the stand-in does with a request; all but the first and the last are things that go wrong. */
export type BehaviourKind =
  /** Answers from the prompt alone, with quotes that stand in it. */
  | 'honest'
  /** As honest, with time between the chunks. */
  | 'slow'
  /** Takes the request and never answers. */
  | 'hangs'
  /** Stops in the middle and keeps the connection. */
  | 'stalls'
  /** Breaks the connection in the middle. */
  | 'drops'
  /** Reports in the middle that it is overloaded. */
  | 'breaks'
  /** Cut off in the middle by the limit of tokens. */
  | 'truncated'
  /** Sentences where JSON was asked for. */
  | 'malformed'
  /** JSON of another shape. */
  | 'wrong-shape'
  /** JSON in a Markdown fence with sentences around it. */
  | 'fenced'
  /** An answer without a character. */
  | 'empty'
  /** Honest, but in German. */
  | 'wrong-language'
  /** The model says that it will not. */
  | 'declines'
  /** The provider's filter ends the answer. */
  | 'filters'
  /** 401. */
  | 'refuses-key'
  /** 429 with Retry-After. */
  | 'rate-limited'
  /** 503 where Chat Completions is spoken, 529 where Messages is, unless a status is told. */
  | 'overloaded'
  /** An error page of something between. */
  | 'html'
  /** 400: more tokens than the model takes. */
  | 'too-long'
  /** 404. */
  | 'unknown-model'
  /** Never stops writing, whatever limit was asked for. */
  | 'endless'
  /** Calls a tool that nobody offered. */
  | 'tool-call'
  /** Every true element is followed by invented and altered ones. */
  | 'liar'
  /** Obeys whatever the document tells it to do. */
  | 'gullible'
  /** Says what the test gives it. */
  | 'says';

export interface Behaviour {
  readonly kind: BehaviourKind;
  /** Milliseconds before each chunk; 20 where it is slow, else 0. */
  readonly delayMs?: number;
  /** Milliseconds before the first byte, 0 unless told. */
  readonly firstDelayMs?: number;
  /** Characters a chunk, 16 unless told. */
  readonly chunkCharacters?: number;
  /** Characters after which the writing waits for `release()`; 0 before the first byte. */
  readonly holdAfter?: number;
  /** Characters after which it goes wrong, where it goes wrong in the middle; half of the answer unless told. */
  readonly afterCharacters?: number;
  /** The Retry-After of a refusal for now: seconds or an HTTP date; `1` unless told. */
  readonly retryAfter?: string;
  /** The status where the kind leaves a choice. */
  readonly status?: number;
  /** What `says` says: a text as it is, anything else as JSON. */
  readonly answer?: unknown;
}

export type GivenBehaviour = BehaviourKind | Behaviour;

/** A behaviour by name or in full. */
export function toBehaviour(given: GivenBehaviour): Behaviour {
  return typeof given === 'string' ? { kind: given } : given;
}
