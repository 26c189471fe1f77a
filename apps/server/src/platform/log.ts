import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { describeError } from './describe-error.ts';

export type { Logger } from 'pino';

/**
 * Structured logs on standard error. They contain ids, counts and times, but never document content, file names or
 * personal data, but for the network addresses in the access log.
 */
export function createLog(config: Pick<Config, 'LOG_LEVEL'>): Logger {
  const destination = pino.destination({ dest: 2, sync: true });
  // Logs often lie on the disk that is full. What cannot be logged must not end the process.
  destination.on('error', () => undefined);
  return pino(
    {
      level: config.LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    },
    destination,
  );
}
