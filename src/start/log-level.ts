import { type LogLevel, type Settings } from '../config/settings.js';

/**
 * The level when no setting gives one. In the terminal of somebody who tries the service only problems are logged: a
 * line for each request and review would scroll away what there is to paste.
 */
export function logLevelOf(
  { logLevel, nodeEnv }: Pick<Settings, 'logLevel' | 'nodeEnv'>,
  place: { readonly isTerminal: boolean; readonly startsServers: boolean },
): LogLevel {
  const isTried = place.isTerminal && place.startsServers && nodeEnv !== 'production';
  return logLevel ?? (isTried ? 'warn' : 'info');
}
