import type { FastifyReply, FastifyRequest } from 'fastify';

export interface ServerSentEvent {
  /** Where the browser goes on after a cut; absent for what need not be sent again. */
  readonly id?: number;
  readonly event: string;
  readonly data: unknown;
}

export interface EventStream {
  send(event: ServerSentEvent): void;
  /** Ends the stream; the browser reconnects by itself unless it was told to stop. */
  close(): void;
  /** Aborts when either side has closed. */
  readonly closed: AbortSignal;
}

const heartbeatMs = 20_000;

/** Answers a request with server-sent events (WHATWG HTML, "Server-sent events"). */
export function openEventStream(reply: FastifyReply): EventStream {
  const closing = new AbortController();
  reply.hijack();
  const { raw } = reply;
  // Headers set by hooks so far (security, session) would be lost with the hijacked reply.
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    // Left open, the connection would keep a server that stops waiting for it.
    connection: 'close',
  });
  raw.write('retry: 2000\n\n');
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
  const close = () => {
    if (closing.signal.aborted) return;
    clearInterval(heartbeat);
    closing.abort();
    raw.end();
  };
  raw.once('close', close);
  return {
    closed: closing.signal,
    close,
    send({ id, event, data }) {
      // The other side may have gone while these events were being read.
      if (closing.signal.aborted) return;
      const place = id === undefined ? '' : `id: ${id}\n`;
      raw.write(`${place}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
  };
}

/** The id after which a reconnecting browser wants to go on; 0 for a new one. */
export function getLastEventId(request: FastifyRequest): number {
  const given = Number(request.headers['last-event-id']);
  return Number.isSafeInteger(given) && given > 0 ? given : 0;
}
