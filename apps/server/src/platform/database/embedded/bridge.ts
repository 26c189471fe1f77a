import type { Logger } from 'pino';
import { Channels } from './channels.ts';
import { type EngineHost, EngineLostError } from './engine-host.ts';
import { buildFrame, type Frame, FrameReader, getText, getType } from './frames.ts';
import { Session, type SessionOutput, type Unit } from './session.ts';

export interface BridgeLimits {
  /** Longest time a statement may run before the engine is ended and restarted, in milliseconds. */
  readonly statementMs: number;
  /** Longest time a transaction may wait for its next statement, in milliseconds. */
  readonly idleTransactionMs: number;
}

export interface BridgeOptions {
  readonly host: EngineHost;
  readonly limits: BridgeLimits;
  readonly log: Logger;
}

/**
 * Lets many sessions share the one engine. It runs one unit at a time, round robin. While a session has an open
 * transaction, only that session's units run.
 */
export class Bridge {
  readonly #host: EngineHost;
  readonly #limits: BridgeLimits;
  readonly #log: Logger;
  readonly #channels = new Channels();
  readonly #sessions = new Set<Session>();
  #waiting: Session[] = [];
  /**
   * The session that currently holds the engine, and the state in which it left it: in a transaction, or before its
   * Sync.
   */
  #owner: Session | undefined;
  #ownerIsBeforeSync = false;
  #running: Session | undefined;
  #isPumping = false;
  #idleTimer: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor({ host, limits, log }: BridgeOptions) {
    this.#host = host;
    this.#limits = limits;
    this.#log = log;
    host.onLost = (error) => this.#handleLoss(error);
  }

  /** Whether nobody uses the engine or waits for it. */
  get isIdle(): boolean {
    return !this.#isPumping && this.#owner === undefined;
  }

  createSession(output: SessionOutput, timeoutMs = this.#limits.statementMs): Session {
    this.#lastId += 1;
    const session: Session = new Session({
      id: this.#lastId,
      serverVersion: this.#host.serverVersion,
      timeoutMs,
      output,
      onUnit: () => this.#enqueue(session),
      onGone: () => this.#enqueue(session),
    });
    this.#sessions.add(session);
    return session;
  }

  /** Ends every session, as a server does when it is shut down. */
  close(): void {
    for (const session of this.#sessions) {
      session.fail({ code: '57P01', message: 'the database is being closed' });
    }
  }

  #enqueue(session: Session): void {
    if (session === this.#owner) this.#stopWaitingForOwner();
    else if (!this.#waiting.includes(session)) this.#waiting.push(session);
    void this.#pump();
  }

  async #pump(): Promise<void> {
    if (this.#isPumping) return;
    this.#isPumping = true;
    try {
      for (;;) {
        await this.#host.whenReady();
        const session = this.#takeNext();
        if (session === undefined) break;
        await this.#serve(session);
      }
    } catch {
      this.#handleLoss(new EngineLostError('crash', 'the database is closed'));
    } finally {
      this.#isPumping = false;
    }
  }

  #takeNext(): Session | undefined {
    const owner = this.#owner;
    if (owner === undefined) return this.#waiting.shift();
    if (owner.hasUnit || owner.isGone) return owner;
    this.#waitForOwner(owner);
    return undefined;
  }

  #waitForOwner(owner: Session): void {
    this.#idleTimer ??= setTimeout(() => {
      this.#log.warn('a transaction left idle was ended');
      const message = 'terminating connection due to idle-in-transaction timeout';
      owner.fail({ code: '25P03', message });
    }, this.#limits.idleTransactionMs).unref();
  }

  #stopWaitingForOwner(): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = undefined;
  }

  /** Runs the next unit of a session, or cleans up after a session that has closed. */
  async #serve(session: Session): Promise<void> {
    this.#running = session;
    try {
      const unit = session.takeUnit();
      if (unit !== undefined) await this.#runFor(session, unit);
      else if (session.isGone && this.#sessions.has(session)) await this.#tidyUp(session);
    } catch (error) {
      if (!(error instanceof EngineLostError)) await this.#host.discard(String(error));
      session.fail({ code: '57P02', message: 'the database engine was lost' });
      // The engine's restart has removed the session's state: there is nothing to clean up.
      this.#sessions.delete(session);
    } finally {
      this.#running = undefined;
    }
    const isWaiting = session.hasUnit || (session.isGone && this.#sessions.has(session));
    if (isWaiting && session !== this.#owner && !this.#waiting.includes(session)) {
      this.#waiting.push(session);
    }
  }

  async #runFor(session: Session, unit: Unit): Promise<void> {
    const status = await this.#run(unit, session);
    if (status === undefined && unit.endsReady) {
      await this.#host.discard('the database engine gave no complete answer');
      return;
    }
    this.#owner = status === 'I' ? undefined : session;
    this.#ownerIsBeforeSync = status === undefined;
    if (unit.listen?.command !== 'UNLISTEN') return;
    const listen = this.#channels.buildListen();
    if (listen !== undefined) await this.#runOwn(buildFrame('Q', listen));
  }

  async #tidyUp(session: Session): Promise<void> {
    this.#channels.remove(session);
    const isOwner = this.#owner === session;
    const frames = session.names.buildCloseFrames();
    if (isOwner) frames.unshift(buildFrame('Q', 'rollback'));
    if (isOwner && this.#ownerIsBeforeSync) frames.unshift(buildFrame('S'));
    if (frames.length > 0) await this.#runOwn(Buffer.concat([...frames, buildFrame('S')]));
    if (isOwner) this.#owner = undefined;
    this.#sessions.delete(session);
    const unlisten = this.#channels.buildUnlisten();
    if (unlisten !== undefined) await this.#runOwn(buildFrame('Q', unlisten));
  }

  /** Runs messages that do not come from a session. */
  async #runOwn(bytes: Buffer): Promise<void> {
    await this.#run({ bytes, endsReady: true, listen: undefined });
  }

  /** Runs a unit. Returns the transaction status at its end; undefined if the engine reported none. */
  async #run(unit: Unit, session?: Session): Promise<string | undefined> {
    const reader = new FrameReader();
    let status: string | undefined;
    const take = (frame: Frame): boolean => {
      const type = getType(frame);
      if (type === 'Z') status = String.fromCharCode(frame[5] ?? 0);
      if (type === 'C' && session && unit.listen && getText(frame) === unit.listen.command) {
        this.#channels.apply(session, unit.listen);
      }
      if (type !== 'A') return true;
      this.#channels.deliver(getText(frame, 4), frame);
      return false;
    };
    await this.#host.run(unit.bytes, {
      timeoutMs: session?.timeoutMs ?? this.#limits.statementMs,
      onData: (bytes) => {
        const frames = reader.push(bytes).filter(take);
        if (frames.length > 0) session?.send(Buffer.concat(frames));
      },
    });
    return status;
  }

  /** All sessions ended with the engine. The client whose statement ran too long gets that error. */
  #handleLoss(error: EngineLostError): void {
    this.#stopWaitingForOwner();
    const culprit = error.reason === 'deadline' ? this.#running : undefined;
    const lost = [...this.#sessions];
    this.#sessions.clear();
    this.#waiting = [];
    this.#owner = undefined;
    this.#channels.clear();
    for (const session of lost) {
      const code = session === culprit ? '57014' : '57P02';
      session.fail({ code, message: error.message });
    }
  }
}
