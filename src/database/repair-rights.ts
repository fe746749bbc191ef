import { missingRights } from './missing-rights.js';
import { withOwnConnection } from './own-connection.js';

/** Gives the roles of the service the rights that they lack, all or none. @returns the statements that did */
export function repairRights(ownerUrl: string): Promise<string[]> {
  return withOwnConnection({ url: ownerUrl, name: 'intake-rights' }, async (client) => {
    const statements = await missingRights(client);
    if (statements.length > 0) await client.query(`begin; ${statements.join('; ')}; commit`);
    return statements;
  });
}
