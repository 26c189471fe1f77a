import pg from 'pg';

/** Connects to the database, embedded or not. All other code uses `pg` only. */
export interface Connector {
  readonly pool: pg.Pool;
  /** A connection outside the pool, not connected yet. */
  createClient(options?: ClientOptions): pg.Client;
}

/** A database that can be reached but is not yet migrated. */
export interface OpenedConnector extends Connector {
  /** Releases the connector's resources other than the pool. */
  close(): Promise<void>;
}

export interface ClientOptions {
  /** Statement timeout in milliseconds; the pool's own if absent. */
  readonly statementMs?: number;
  /** Timeout for an answer in milliseconds; none if absent. */
  readonly answerMs?: number;
}

/** Connections the application uses at the same time. */
const poolSize = 10;

interface TypeParsers {
  getTypeParser(oid: number, format?: 'text' | 'binary'): unknown;
}

/** Reads an int8 as a number if that is exact, and as a string of digits otherwise. */
function readInt8(digits: string): number | string {
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : digits;
}

function withInt8(parsers: TypeParsers): TypeParsers {
  return {
    getTypeParser(oid, format) {
      const isInt8 = oid === pg.types.builtins.INT8 && format !== 'binary';
      return isInt8 ? readInt8 : parsers.getTypeParser(oid, format);
    },
  };
}

/** A client that reads int8 the same way for every query: drizzle passes its own parsers. */
export class Int8Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, types: withInt8(pg.types as TypeParsers) as pg.CustomTypesConfig });
    const query = this.query.bind(this) as (...parameters: unknown[]) => unknown;
    const queryWithInt8 = (first: unknown, ...rest: unknown[]) => query(readConfig(first), ...rest);
    this.query = queryWithInt8 as typeof this.query;
  }
}

function readConfig(first: unknown): unknown {
  const config = first as { types?: TypeParsers; submit?: unknown };
  if (typeof first !== 'object' || config.types === undefined || config.submit) return first;
  return { ...config, types: withInt8(config.types) };
}

/** The pool's options that do not depend on the kind of database. */
export const commonPoolOptions = {
  // The declared type has no constructor arguments, but the pool passes its own.
  Client: Int8Client as unknown as new () => pg.ClientBase,
  max: poolSize,
  idleTimeoutMillis: 30_000,
  connectionTimeoutMillis: 15_000,
} satisfies pg.PoolConfig;
