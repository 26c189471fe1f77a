import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

export interface StallOptions {
  /** Seconds in which a request must make progress. */
  readonly seconds: number;
  /** Bytes that must arrive, or be taken, on average in each second of that time. */
  readonly bytesPerSecond: number;
}

interface Transfer {
  readonly request: IncomingMessage;
  readonly socket: Socket;
  /** Bytes of the connection when the time began, and when it began. */
  read: number;
  written: number;
  since: number;
}

/**
 * Ends connections whose request stops arriving, or whose answer is no longer taken. Large files on slow lines may take
 * as long as they need: what counts is that something moves.
 */
export function endStalledRequests(
  server: Server,
  { seconds, bytesPerSecond }: StallOptions,
): { close(): void } {
  const transfers = new Set<Transfer>();
  server.on('request', (request, response) => {
    const { socket } = request;
    const transfer: Transfer = {
      request,
      socket,
      read: socket.bytesRead,
      written: taken(socket),
      since: performance.now(),
    };
    transfers.add(transfer);
    response.once('close', () => transfers.delete(transfer));
  });

  const check = () => {
    const now = performance.now();
    for (const transfer of transfers) {
      const { request, socket, read, written, since } = transfer;
      // What is complete, and what waits for the server itself, owes nothing.
      const isArriving = !request.complete;
      const isLeaving = socket.writableLength > 0;
      if (!isArriving && !isLeaving) {
        restart(transfer, now);
        continue;
      }
      if (now - since < seconds * 1000) continue;
      const moved = isArriving ? socket.bytesRead - read : taken(socket) - written;
      const least = bytesPerSecond * ((now - since) / 1000);
      if (moved < least) socket.destroy();
      restart(transfer, now);
    }
  };
  const timer = setInterval(check, Math.min(1000, (seconds * 1000) / 4));
  timer.unref();
  return { close: () => clearInterval(timer) };
}

function restart(transfer: Transfer, now: number): void {
  transfer.read = transfer.socket.bytesRead;
  transfer.written = taken(transfer.socket);
  transfer.since = now;
}

/** Bytes that the system has taken over; `bytesWritten` counts those that still wait in memory too. */
function taken({ bytesWritten, writableLength }: Socket): number {
  return bytesWritten - writableLength;
}
