import { Duplex } from 'node:stream';
import type { Bridge } from './bridge.ts';
import type { Session } from './session.ts';

/** A stand-in for the network socket of `pg`. Its other end is a session of the embedded engine. */
export class BridgeSocket extends Duplex {
  readonly #session: Session;

  constructor(bridge: Bridge, timeoutMs?: number) {
    super({ allowHalfOpen: false });
    this.#session = bridge.createSession(this, timeoutMs);
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed without backpressure: `pg` buffers them in memory in any case.
  }

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#session.receive(bytes);
    done();
  }

  override _final(done: () => void): void {
    this.#session.end();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#session.end();
    done(error);
  }
}
