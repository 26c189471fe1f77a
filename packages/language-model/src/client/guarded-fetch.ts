import type { ModelSettings } from '../settings.ts';

/** Bytes that a stream takes for a token at most, with all that the protocol writes around it. */
const bytesPerToken = 2000;
const leastBytes = 1_000_000;

/** More came than any answer can be. */
export class OversizedAnswer extends Error {}

/** A page for people came where an answer to a program was expected. */
export class PageAnswer extends Error {}

/** Asks the configured address and no other: redirects are answers like any other, and an endless stream is ended. */
export function createGuardedFetch(settings: ModelSettings, baseUrl: string): typeof fetch {
  const mostBytes = leastBytes + settings.outputTokens * bytesPerToken;
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(`${baseUrl}/`)) throw new Error('another address than the configured one');
    const response = await fetch(url, {
      ...init,
      headers: dropEmptyKey(init?.headers),
      redirect: 'manual',
    });
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && type.startsWith('text/html')) {
      await response.body?.cancel();
      throw new PageAnswer('a page instead of an answer');
    }
    if (response.body === null) return response;
    return new Response(response.body.pipeThrough(limitBytes(mostBytes)), {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}

/** Servers that ask for no key get no empty one. */
function dropEmptyKey(given: RequestInit['headers']): Headers {
  const headers = new Headers(given);
  if (headers.get('authorization')?.trim() === 'Bearer') headers.delete('authorization');
  if (headers.get('x-api-key') === '') headers.delete('x-api-key');
  return headers;
}

function limitBytes(most: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > most) controller.error(new OversizedAnswer('the answer does not end'));
      else controller.enqueue(chunk);
    },
  });
}
