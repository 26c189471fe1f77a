import { day } from './clock.ts';
import { ProviderError } from './errors.ts';

/** An answer of the API: a status, and the exact text of its body. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly requestId: string;
}

interface Remembered {
  readonly path: string;
  readonly parameters: string;
  readonly since: number;
  answer?: Answer;
}

export interface IdempotencyKeys {
  /**
   * Claims a key for a request. Answers what the first request with it was answered, if it was; throws when the key
   * is another request's, or that request is still under way.
   */
  claim(key: string, path: string, parameters: string): Answer | undefined;
  /** Whether a key is another request's already. */
  has(key: string): boolean;
  /** Remembers what the request was answered. */
  keep(key: string, answer: Answer): void;
  /** Forgets a key whose request came to nothing. */
  release(key: string): void;
}

/** Keys are remembered for a day. */
export function createIdempotencyKeys(now: () => number): IdempotencyKeys {
  const keys = new Map<string, Remembered>();
  const find = (key: string) => {
    const held = keys.get(key);
    return held && now() - held.since < day ? held : undefined;
  };
  return {
    has: (key) => find(key) !== undefined,
    claim(key, path, parameters) {
      const held = find(key);
      if (!held) {
        keys.set(key, { path, parameters, since: now() });
        return undefined;
      }
      assertSame(key, held, { path, parameters });
      if (held.answer) return held.answer;
      throw new ProviderError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`,
      });
    },
    keep(key, answer) {
      const held = keys.get(key);
      if (held) held.answer = answer;
    },
    release: (key) => void keys.delete(key),
  };
}

function assertSame(
  key: string,
  held: Remembered,
  given: { readonly path: string; readonly parameters: string },
): void {
  const advice = `Try using a key other than '${key}' if you meant to execute a different request.`;
  if (held.path !== given.path)
    throw new ProviderError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${given.path}' vs '${held.path}'). ${advice}`,
    });
  if (held.parameters !== given.parameters)
    throw new ProviderError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. ${advice}`,
    });
}
