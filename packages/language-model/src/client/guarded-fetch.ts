import type { ModelSettings } from '../settings.ts';

/** The most bytes that a stream needs for a token, including the protocol. */
const bytesPerToken = 2000;
const leastBytes = 1_000_000;

/** Thrown if an answer is longer than any valid one. */
export class OversizedAnswer extends Error {}

/** Thrown if the answer is an HTML page. */
export class PageAnswer extends Error {}

/** A fetch that calls only the configured address. Redirects are not followed, and an endless stream is aborted. */
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

/** Servers without a key do not get an empty one. */
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
