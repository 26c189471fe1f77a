import * as z from 'zod/mini';
import { errors } from './errors.ts';

export type ErrorCode = keyof typeof errors;
export const errorCodeSchema = z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]);

/** The body of every error answer. */
export const errorBodySchema = z.object({
  error: z.string(),
  code: errorCodeSchema,
  details: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

export interface AppErrorOptions {
  /** Details of this occurrence that are safe to show: never document text, never a path. */
  readonly details?: string;
  readonly cause?: unknown;
}

/** An expected failure, answered according to the error table. Bugs throw other errors. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: string | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(errors[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details;
  }
}

/**
 * Whether a value is an error code. A stored code may come from another version.
 *
 * @param value - Any value, for example a stored one.
 * @returns Whether this version knows it as a code.
 */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errors, value);
}
