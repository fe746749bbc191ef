import { type EntityManager } from 'typeorm';
import { type SqlStatement } from './pipeline.js';

/** Runs statements one after the other in the manager's transaction. */
export async function runStatements(manager: EntityManager, ...statements: readonly SqlStatement[]): Promise<void> {
  for (const { text, values } of statements) await manager.query(text, [...values]);
}
