import { AppError } from '@clauselight/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that another site made a browser send (CSRF). Every browser in use marks each request that can
 * change something with `Sec-Fetch-Site` or at least `Origin`; a client that sends neither is no browser and
 * carries no cookie that it was not given on purpose.
 * Source: W3C Fetch Metadata Request Headers; Fetch Standard, "append a request Origin header".
 */
export function refuseCrossOrigin(app: FastifyInstance, publicUrl: string | undefined): void {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (harmless.has(request.method) || isSameOrigin(request, publicOrigin)) return;
    throw new AppError('cross_origin');
  });
}

function isSameOrigin(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}
