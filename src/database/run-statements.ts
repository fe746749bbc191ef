import { type EntityManager } from 'typeorm';
import { type Statement } from './pipeline.js';

/** One after the other, in the transaction of the manager. */
export async function runStatements(manager: EntityManager, ...statements: readonly Statement[]): Promise<void> {
  for (const { text, values } of statements) await manager.query(text, [...values]);
}
