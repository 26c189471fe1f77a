import type { FastifyReply, FastifyRequest } from 'fastify';

export interface ServerSentEvent {
  /** The id after which a reconnecting browser continues; absent for events that need not be repeated. */
  readonly id?: number;
  readonly event: string;
  readonly data: unknown;
}

export interface EventStream {
  send(event: ServerSentEvent): void;
  /** Ends the stream. The browser reconnects unless it was told to stop. */
  close(): void;
  /** Aborts when either side has closed. */
  readonly closed: AbortSignal;
}

const heartbeatMs = 20_000;

/**
 * Answers a request with server-sent events (WHATWG HTML, "Server-sent events"). `leave` is called when either side has
 * closed.
 */
export function openEventStream(
  reply: FastifyReply,
  leave: () => void = () => undefined,
): EventStream {
  const closing = new AbortController();
  reply.hijack();
  const { raw } = reply;
  // Headers that hooks have set (security, session) would be lost with the hijacked reply.
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    // If it stayed open, it would delay the server's shutdown.
    connection: 'close',
  });
  raw.write('retry: 2000\n\n');
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
  const close = () => {
    if (closing.signal.aborted) return;
    clearInterval(heartbeat);
    closing.abort();
    leave();
    raw.end();
  };
  raw.once('close', close);
  return {
    closed: closing.signal,
    close,
    send({ id, event, data }) {
      // The client may have disconnected while these events were being read.
      if (closing.signal.aborted) return;
      const place = id === undefined ? '' : `id: ${id}\n`;
      raw.write(`${place}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
  };
}

/** The id after which a reconnecting browser continues; 0 for a new one. */
export function getLastEventId(request: FastifyRequest): number {
  const given = Number(request.headers['last-event-id']);
  return Number.isSafeInteger(given) && given > 0 ? given : 0;
}
