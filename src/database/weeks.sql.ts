/**
 * SQL that has a table's partitions of the coming weeks be there, and drops those all of which are older than `$1` days: of the
 * tables that are partitioned by the week of their identifiers. Any number of processes may do it.
 */
export const keepWeeksOf = (table: 'events' | 'webhook_attempts'): string => `select keep_weeks('${table}', $1)`;
