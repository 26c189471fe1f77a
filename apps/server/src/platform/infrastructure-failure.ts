import { AppError } from '@clauselight/schema';

/** Codes of the file system for a disk that is full, read-only, damaged or out of handles. */
const diskCodes: ReadonlySet<string> = new Set([
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EMFILE',
  'ENFILE',
  'ENOMEM',
]);
/** Files that this user may not write: of the storage as of the reading process, which is told from it by translation. */
const accessCodes: ReadonlySet<string> = new Set(['EACCES', 'EPERM']);
/** Codes of connections that cannot be made or were lost: those to the database, which nobody translates. */
const connectionCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Classes of PostgreSQL's errors: connection, resources, operator intervention, system (PostgreSQL, Appendix A). */
const databaseClass = /^(?:08|53|57P|58)[0-9A-Z]{2,3}$/;
/**
 * A server that takes reads alone (a standby), and files that the server may not write: PostgreSQL has no other code for a
 * read-only file system (`errcode_for_file_access`).
 */
const refusedWrites: ReadonlySet<string> = new Set(['25006', '42501']);
/** What the database's client says without a code. */
const clientMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:was closed|has encountered)|Query read timeout)/;
/** How far causes of causes are followed. */
const deepest = 8;

/** Whether an error is one of the file system that says nothing about the file. */
export function isDiskFailure({ code = '' }: { readonly code?: string | undefined }): boolean {
  return diskCodes.has(code) || accessCodes.has(code);
}

/**
 * Whether an error, or what caused it, says that disk or database cannot be used at the moment. Such a failure says nothing
 * about the work that met it: the same work may succeed later.
 */
export function isInfrastructureFailure(error: unknown): boolean {
  let current = error;
  let isTranslated = false;
  for (let depth = 0; depth < deepest && current instanceof Error; depth += 1) {
    const { code } = current as { code?: unknown };
    isTranslated ||= current instanceof AppError;
    if (typeof code === 'string') {
      if (diskCodes.has(code) || databaseClass.test(code) || refusedWrites.has(code)) return true;
      if (!isTranslated && (connectionCodes.has(code) || accessCodes.has(code))) return true;
    }
    if (!isTranslated && clientMessages.test(current.message)) return true;
    current = current.cause;
  }
  return false;
}
