import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';

/** A listener on a channel. */
export interface ChannelListener {
  onMessage(payload: string): void;
  /** The connection was lost for a while: messages may have been missed. */
  onReconnect?(): void;
}

export interface ListenersOptions {
  /** Creates a connection that is not connected yet. */
  readonly createClient: () => pg.Client;
  /** Interval of the connection check in milliseconds; undefined if the connection cannot break silently. */
  readonly pingMs: number | undefined;
  readonly log: Logger;
}

const firstBackoffMs = 100;
const lastBackoffMs = 10_000;

/** All listeners of this process. They share one connection, which reconnects when it breaks. */
export class Listeners {
  readonly #options: ListenersOptions;
  readonly #channels = new Map<string, Set<ChannelListener>>();
  readonly #closing = new AbortController();
  #connection: Promise<pg.Client> | undefined;
  #current: pg.Client | undefined;
  #tail: Promise<unknown> = Promise.resolve();
  #ping: NodeJS.Timeout | undefined;

  constructor(options: ListenersOptions) {
    this.#options = options;
  }

  /** Resolves once listening, with a function that stops it. */
  async listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>> {
    const listeners = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, listeners.add(listener));
    await this.#send((client) => `listen ${client.escapeIdentifier(channel)}`);
    return async () => {
      listeners.delete(listener);
      if (listeners.size > 0 || this.#channels.get(channel) !== listeners) return;
      this.#channels.delete(channel);
      if (this.#closing.signal.aborted) return;
      await this.#send((client) => `unlisten ${client.escapeIdentifier(channel)}`);
    };
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#ping);
    const client = this.#current;
    this.#current = undefined;
    await this.#connection?.catch(() => undefined);
    await client?.end();
  }

  /** Runs a statement, again on the next connection if this one breaks meanwhile. */
  async #send(build: (client: pg.Client) => string): Promise<void> {
    for (;;) {
      this.#connection ??= this.#connect();
      const client = await this.#connection;
      try {
        await this.#query(client, build(client));
        return;
      } catch (error) {
        if (this.#current === client || this.#closing.signal.aborted) throw error;
      }
    }
  }

  /** One statement after the other: `pg` is about to stop queueing them itself. */
  #query(client: pg.Client, sql: string): Promise<unknown> {
    const result = this.#tail.then(() => client.query(sql));
    this.#tail = result.catch(() => undefined);
    return result;
  }

  async #connect(): Promise<pg.Client> {
    for (let backoffMs = firstBackoffMs; ; backoffMs = Math.min(backoffMs * 2, lastBackoffMs)) {
      this.#closing.signal.throwIfAborted();
      const client = this.#options.createClient();
      client.on('error', (error) => this.#handleLoss(client, error));
      client.on('end', () => this.#handleLoss(client, undefined));
      client.on('notification', ({ channel, payload }) => this.#deliver(channel, payload ?? ''));
      try {
        await client.connect();
        for (const channel of this.#channels.keys()) {
          await client.query(`listen ${client.escapeIdentifier(channel)}`);
        }
        this.#closing.signal.throwIfAborted();
        this.#current = client;
        this.#startPing(client);
        return client;
      } catch (error) {
        client.end().catch(() => undefined);
        this.#options.log.debug({ err: error }, 'listening failed, and is tried again');
        await delay(backoffMs, undefined, { signal: this.#closing.signal });
      }
    }
  }

  #deliver(channel: string, payload: string): void {
    for (const listener of this.#channels.get(channel) ?? []) listener.onMessage(payload);
  }

  #handleLoss(client: pg.Client, error: Error | undefined): void {
    if (this.#current !== client || this.#closing.signal.aborted) return;
    this.#options.log.warn({ err: error }, 'the connection for events was lost');
    this.#current = undefined;
    clearInterval(this.#ping);
    client.end().catch(() => undefined);
    const heldBefore = [...this.#channels.values()].flatMap((listeners) => [...listeners]);
    this.#connection = this.#connect();
    this.#connection.then(
      () => {
        for (const listener of heldBefore) listener.onReconnect?.();
      },
      () => undefined,
    );
  }

  #startPing(client: pg.Client): void {
    if (this.#options.pingMs === undefined) return;
    this.#ping = setInterval(() => {
      this.#query(client, 'select 1').catch((error: Error) => this.#handleLoss(client, error));
    }, this.#options.pingMs).unref();
  }
}
