import { type LoggerService } from '@nestjs/common';
import { type Level, type Logger } from 'pino';

/**
 * Lets Nest, and whatever logs by Nest's `Logger`, write through ours. An event is an object of names and ids with its
 * sentence in `msg` and, if need be, an error in `err`; a sentence alone is start-up chatter, which is kept for debugging.
 */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...details: unknown[]): void {
    this.write(typeof message === 'string' ? 'debug' : 'info', message, details);
  }

  debug(message: unknown, ...details: unknown[]): void {
    this.write('debug', message, details);
  }

  warn(message: unknown, ...details: unknown[]): void {
    this.write('warn', message, details);
  }

  error(message: unknown, ...details: unknown[]): void {
    this.write('error', message, details);
  }

  fatal(message: unknown, ...details: unknown[]): void {
    this.write('fatal', message, details);
  }

  /**
   * Of the further arguments only the last is used, the name of the part that logs. Others may be stacks, which begin
   * with messages.
   */
  private write(level: Level, message: unknown, details: readonly unknown[]): void {
    const last = details.at(-1);
    const context = typeof last === 'string' && /^\w{1,40}$/.test(last) ? last : undefined;
    if (message instanceof Error) this.logger[level]({ context, err: message }, 'Failed');
    else if (typeof message === 'object') this.logger[level]({ context, ...message });
    else this.logger[level]({ context }, typeof message === 'string' ? message : typeof message);
  }
}
