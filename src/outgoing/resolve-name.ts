import { lookup, Resolver } from 'node:dns/promises';

/** All addresses of a name. @throws Error where there is none */
export type ResolveName = (name: string) => Promise<string[]>;

/**
 * Asks the name server itself. The system's own look-up holds one of four threads, which everything else of the process
 * needs as well, for as long as somebody's name server likes to take.
 */
export async function resolveName(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = [v4, v6].flatMap((found) => (found.status === 'fulfilled' ? found.value : []));
  if (addresses.length > 0) return addresses;
  throw v4.status === 'rejected' ? v4.reason : new Error('The name has no address');
}

/** The same, and the names of this machine and its network, which only the system knows: for operators who send to those. */
export async function resolveLocalName(name: string): Promise<string[]> {
  try {
    return await resolveName(name);
  } catch {
    return (await lookup(name, { all: true })).map(({ address }) => address);
  }
}
