import { HttpException } from '@nestjs/common';
import { ApiError } from './api-error.js';

/** PostgreSQL's classes 08 (connection), 53 (resources), 57 (shutdown, timeout) and 58 (files), and the system's words. */
const OUT_OF_REACH =
  /^(08...|53...|57P..|57014|58...|55P03|ECONN.*|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/**
 * Faults that only the operator can have caused and can mend: access refused (28), a database, schema, table, column or
 * function that is missing, a revoked grant, a read-only server. No request can be the cause.
 */
const MISCONFIGURED = /^(28...|3D000|3F000|42P01|42703|42883|42501|25006)$/;
/** A row that a policy refused has the same code as a missing grant, but is a mistake of ours. */
const REFUSED_ROW = 'ExecWithCheckOptions';
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

/** Whether the same would work once PostgreSQL is back, or has been put right. */
export function isDatabaseOutOfReach(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  const { code, message, routine, driverError, cause } = thrown as Record<string, unknown>;
  if (typeof code === 'string' && (OUT_OF_REACH.test(code) || MISCONFIGURED.test(code))) return routine !== REFUSED_ROW;
  if (typeof message === 'string' && DRIVER_LOST.test(message)) return true;
  return isDatabaseOutOfReach(driverError ?? cause);
}
