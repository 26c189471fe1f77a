import { ProviderError } from './errors.ts';

/** What goes wrong with a request, in place of an answer or after the work. */
export interface Fault {
  /** Every method by default. */
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** The whole path, or a pattern for it; every path by default. */
  readonly path?: string | RegExp;
  /**
   * A status: answered with it, nothing is done and nothing remembered. `timeout`: nothing is done and never
   * answered. `reset`: the connection breaks and nothing is done. `after-effect`: the connection breaks when all is
   * done, and a repetition with the same key is answered with what was done.
   */
  readonly with: 500 | 503 | 429 | 'timeout' | 'reset' | 'after-effect';
  /** How many requests it affects; one by default. */
  readonly times?: number;
}

export interface Faults {
  add(fault: Fault): void;
  /** Ends all remaining faults. */
  end(): void;
  /** Takes the first fault that matches this request. */
  take(method: string, path: string): Fault['with'] | undefined;
}

export function createFaults(): Faults {
  const waiting: { readonly fault: Fault; left: number }[] = [];
  return {
    add: (fault) => void waiting.push({ fault, left: fault.times ?? 1 }),
    end: () => void waiting.splice(0),
    take(method, path) {
      const found = waiting.find(({ fault, left }) => left > 0 && fits(fault, method, path));
      if (found) found.left -= 1;
      return found?.fault.with;
    },
  };
}

/** The answer of a provider in trouble. */
export function createOutage(status: 500 | 503 | 429): ProviderError {
  return status === 429
    ? new ProviderError(status, {
        type: 'invalid_request_error',
        code: 'rate_limit',
        message: 'Request rate limit exceeded.',
      })
    : new ProviderError(status, {
        type: 'api_error',
        message: 'An error occurred with our connection to Stripe.',
      });
}

function fits({ method, path }: Fault, givenMethod: string, givenPath: string): boolean {
  if (method !== undefined && method !== givenMethod) return false;
  return typeof path === 'string' ? path === givenPath : (path?.test(givenPath) ?? true);
}
