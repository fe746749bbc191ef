import { HttpException } from '@nestjs/common';
import { ApiError } from './api-error.js';

/** PostgreSQL's classes 08 (connection), 53 (resources) and 57 (shutdown, timeout), and the driver's own words. */
const OUT_OF_REACH = /^(08...|53...|57P..|57014|55P03|ECONN.*|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const DRIVER_LOST =
  /timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed)|Driver not Connected|Query read timeout|query runner (was )?already released/i;

/** Maps what libraries throw to our own errors; the only place that knows their shapes. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isDatabaseOutOfReach(thrown)) return new ApiError('unavailable', { headers: { 'Retry-After': '5' } });
  // The framework itself throws only what its router or its URL decoder refuses: there is nothing at that address.
  if (thrown instanceof HttpException && thrown.getStatus() < 500) return new ApiError('not_found');
  return new ApiError('internal_error');
}

/** Whether the same would work once PostgreSQL is back. */
export function isDatabaseOutOfReach(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  const { code, message, driverError, cause } = thrown as Record<string, unknown>;
  if (typeof code === 'string' && OUT_OF_REACH.test(code)) return true;
  if (typeof message === 'string' && DRIVER_LOST.test(message)) return true;
  return isDatabaseOutOfReach(driverError ?? cause);
}
