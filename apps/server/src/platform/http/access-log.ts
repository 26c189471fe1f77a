import type { FastifyInstance } from 'fastify';

/** Asked every few seconds by whoever watches the server. */
const unlogged = new Set(['/healthz', '/readyz']);

/**
 * Logs who asked for what and how that ended. The route is logged and not the address of the page, which can hold a
 * token of a share link.
 */
export function logAccess(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown' } = request.routeOptions;
    if (unlogged.has(route)) return;
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
        address: request.ip,
      },
      'a request was answered',
    );
  });
}
