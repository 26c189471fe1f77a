import { findListenStatement, type Listener, type ListenStatement } from './channels.ts';
import {
  buildFatalError,
  buildFrame,
  buildInt32,
  type ErrorFrameOptions,
  type Frame,
  FrameReader,
  getText,
  getType,
} from './frames.ts';
import { StatementNames } from './statement-names.ts';

const cancelRequest = 80877102;
const sslRequest = 80877103;

/** Messages that the backend answers together, up to its next ReadyForQuery. */
export interface Unit {
  readonly bytes: Buffer;
  /** False after a Flush: the answer to it ends without ReadyForQuery. */
  readonly endsReady: boolean;
  readonly listen: ListenStatement | undefined;
}

/** The socket's functions that a session uses. */
export interface SessionOutput {
  push(bytes: Buffer | null): unknown;
}

export interface SessionOptions {
  readonly id: number;
  readonly serverVersion: string;
  /** Timeout of one unit, in milliseconds. */
  readonly timeoutMs: number;
  readonly output: SessionOutput;
  readonly onUnit: () => void;
  readonly onGone: () => void;
}

/** A virtual connection. It receives a client's bytes, queues complete units, and passes answers back. */
export class Session implements Listener {
  readonly timeoutMs: number;
  readonly names: StatementNames;
  readonly #options: SessionOptions;
  readonly #reader = new FrameReader();
  #startup = Buffer.alloc(0);
  #isStarted = false;
  #frames: Frame[] = [];
  #units: Unit[] = [];
  #listen: ListenStatement | undefined;
  #isGone = false;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.timeoutMs = options.timeoutMs;
    this.names = new StatementNames(options.id);
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  get hasUnit(): boolean {
    return this.#units.length > 0;
  }

  takeUnit(): Unit | undefined {
    return this.#units.shift();
  }

  receive(bytes: Buffer): void {
    if (this.#isGone) return;
    if (!this.#isStarted) this.#start(bytes);
    else for (const frame of this.#reader.push(bytes)) this.#take(frame);
  }

  send(bytes: Buffer): void {
    if (!this.#isGone) this.#options.output.push(bytes);
  }

  /** Tells the client why its session is over, and ends it. */
  fail(error: ErrorFrameOptions): void {
    if (this.#isGone) return;
    this.send(buildFatalError(error));
    this.end();
  }

  /** The client has disconnected: its queued units are dropped. */
  end(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#units = [];
    this.#frames = [];
    this.#options.output.push(null);
    this.#options.onGone();
  }

  /** The first message has no type. The backend does not answer it, because it has only one session. */
  #start(bytes: Buffer): void {
    this.#startup = Buffer.concat([this.#startup, bytes]);
    if (this.#startup.length < 8) return;
    const length = this.#startup.readInt32BE(0);
    if (this.#startup.length < length) return;
    const rest = this.#startup.subarray(length);
    const code = this.#startup.readInt32BE(4);
    this.#startup = Buffer.alloc(0);
    if (code === cancelRequest) this.end();
    else if (code === sslRequest) this.send(Buffer.from('N'));
    else this.#welcome();
    if (rest.length > 0) this.receive(rest);
  }

  #welcome(): void {
    this.#isStarted = true;
    const facts = {
      server_version: this.#options.serverVersion,
      server_encoding: 'UTF8',
      client_encoding: 'UTF8',
      DateStyle: 'ISO, MDY',
      TimeZone: 'UTC',
      integer_datetimes: 'on',
      standard_conforming_strings: 'on',
    };
    const frames = [
      buildFrame('R', buildInt32(0)),
      ...Object.entries(facts).map(([name, value]) => buildFrame('S', name, value)),
      buildFrame('K', buildInt32(this.#options.id), buildInt32(0)),
      buildFrame('Z', Buffer.from('I')),
    ];
    this.send(Buffer.concat(frames));
  }

  #take(frame: Frame): void {
    const type = getType(frame);
    if (type === 'X') {
      this.end();
      return;
    }
    if (type === 'Q') this.#listen = findListenStatement(getText(frame));
    if (type === 'P') {
      const query = getText(frame, Buffer.byteLength(getText(frame)) + 1);
      this.#listen = findListenStatement(query);
    }
    this.#frames.push(this.names.translate(frame));
    if (type === 'Q' || type === 'S' || type === 'F') this.#complete(true);
    else if (type === 'H') this.#complete(false);
  }

  #complete(endsReady: boolean): void {
    this.#units.push({ bytes: Buffer.concat(this.#frames), endsReady, listen: this.#listen });
    this.#frames = [];
    this.#listen = undefined;
    this.#options.onUnit();
  }
}
