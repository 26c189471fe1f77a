import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { describeError } from './describe-error.ts';

export type { Logger } from 'pino';

/**
 * Structured logs on standard error. They contain ids, counts and times, but never document content, file names or
 * personal data.
 */
export function createLog(config: Pick<Config, 'LOG_LEVEL'>): Logger {
  return pino(
    {
      level: config.LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    },
    pino.destination({ dest: 2, sync: true }),
  );
}
