/** A session that can receive notifications. */
export interface Listener {
  send(bytes: Buffer): void;
}

/** `listen x`, `unlisten x` or `unlisten *` as read from a statement. */
export interface ListenStatement {
  readonly command: 'LISTEN' | 'UNLISTEN';
  /** Undefined for all of them. */
  readonly channel: string | undefined;
}

const listenPattern = /^\s*(listen|unlisten)\s+("(?:[^"]|"")+"|\*|[\p{L}_][\p{L}\d_$]*)\s*;?\s*$/iu;

/** Parses a statement that starts or stops listening. It must be the only statement of its query. */
export function findListenStatement(query: string): ListenStatement | undefined {
  const [, command, name] = listenPattern.exec(query) ?? [];
  if (command === undefined || name === undefined) return undefined;
  return {
    command: command.toUpperCase() as ListenStatement['command'],
    channel: name === '*' ? undefined : getChannel(name),
  };
}

function getChannel(name: string): string {
  return name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name.toLowerCase();
}

/**
 * Tracks which session listens to which channel. The single backend listens for all sessions, and each session gets
 * only its own notifications.
 */
export class Channels {
  readonly #listeners = new Map<string, Set<Listener>>();

  apply(listener: Listener, { command, channel }: ListenStatement): void {
    if (command === 'UNLISTEN') this.remove(listener, channel);
    else if (channel !== undefined) {
      const listeners = this.#listeners.get(channel) ?? new Set();
      this.#listeners.set(channel, listeners.add(listener));
    }
  }

  /** Takes a listener off one channel, or off all. */
  remove(listener: Listener, channel?: string): void {
    for (const [name, listeners] of this.#listeners) {
      if (channel === undefined || channel === name) listeners.delete(listener);
    }
  }

  deliver(channel: string, frame: Buffer): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener.send(frame);
  }

  /**
   * Builds the statements that make the backend listen again to all channels, after one session's statement stopped
   * it.
   */
  buildListen(): string | undefined {
    return this.#buildStatements('listen', (listeners) => listeners.size > 0);
  }

  /** Builds the statements that make the backend stop listening to channels without listeners. */
  buildUnlisten(): string | undefined {
    const query = this.#buildStatements('unlisten', (listeners) => listeners.size === 0);
    for (const [channel, listeners] of this.#listeners) {
      if (listeners.size === 0) this.#listeners.delete(channel);
    }
    return query;
  }

  clear(): void {
    this.#listeners.clear();
  }

  #buildStatements(
    command: string,
    applies: (listeners: ReadonlySet<Listener>) => boolean,
  ): string | undefined {
    const statements = [...this.#listeners]
      .filter(([, listeners]) => applies(listeners))
      .map(([channel]) => `${command} "${channel.replaceAll('"', '""')}"`);
    return statements.length > 0 ? statements.join(';') : undefined;
  }
}
