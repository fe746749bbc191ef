import { type LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';

/** One JSON line for each event, in UTC. Callers log names and ids; never bodies, keys, names or addresses. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

/** Lets Nest write through the same logger; its start-up chatter is kept for debugging. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: unknown): void {
    this.logger.debug({ context }, String(message));
  }

  debug(message: unknown, context?: unknown): void {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: unknown): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, ...details: unknown[]): void {
    this.logger.error({ details }, message instanceof Error ? (message.stack ?? message.message) : String(message));
  }
}
