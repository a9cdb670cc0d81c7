import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config';

/** Structured lines on standard output. Callers pass no personal data; see http/requestLog.ts for requests. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}
