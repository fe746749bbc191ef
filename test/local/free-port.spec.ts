import { readFileSync } from 'node:fs';
import { freePort } from '../../local/free-port.js';

const RANGE = '/proc/sys/net/ipv4/ip_local_port_range';

it('gives no port that the system gives to an outgoing connection', async () => {
  const [firstForConnections] = readFileSync(RANGE, 'utf8').split(/\s+/).map(Number);
  for (let time = 0; time < 50; time += 1) expect(await freePort()).toBeLessThan(firstForConnections ?? 0);
});
