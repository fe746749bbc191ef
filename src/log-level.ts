import { type LogLevel, type Settings } from './config/settings.js';

/**
 * What is logged where no setting says it. At the terminal of somebody who tries the service, only what is wrong: each
 * request and review would move what there is to paste out of sight.
 */
export function logLevelOf(
  { logLevel, nodeEnv }: Pick<Settings, 'logLevel' | 'nodeEnv'>,
  place: { readonly isTerminal: boolean; readonly startsServers: boolean },
): LogLevel {
  const isTried = place.isTerminal && place.startsServers && nodeEnv !== 'production';
  return logLevel ?? (isTried ? 'warn' : 'info');
}
