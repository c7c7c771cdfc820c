import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { Env } from '../../env.ts';
import { scrub, scrubText } from './scrub.ts';

/**
 * One JSON object a line. What is personal or secret never reaches it, by the name of the field and by the look of
 * the text (http/observe/scrub.ts). Lines are written in batches off the request's path; `log.flush()` before the end.
 */
export function createLog(
  env: Pick<Env, 'logLevel'>,
  to: DestinationStream = destination({ dest: 1, sync: false }),
): Logger {
  return pino(
    {
      level: env.logLevel,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => scrub(fields) as Record<string, unknown>, // an object scrubbed is an object
      },
      hooks: {
        logMethod(args, method) {
          method.apply(
            this,
            args.map((arg: unknown) => (typeof arg === 'string' ? scrubText(arg) : arg)) as typeof args,
          ); // same length, same kinds
        },
      },
      // Errors come here already scrubbed: pino's own serializer would copy every property of a database error.
      serializers: { err: (error: unknown) => error },
    },
    to,
  );
}
