import ipaddr from 'ipaddr.js';

/** What is handed out to the public at all; everything else of IPv6 is reserved, local, or a way of writing IPv4. */
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
/** A network without IPv4 reaches IPv4 by this prefix; what stands behind it is judged. */
const NAT64: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('64:ff9b::'), 96];

/** Whether an address in its usual form belongs to the public internet: to nobody's own network, machine or provider. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.kind() === 'ipv4' ? isUnicast(parsed) : isPublicIpv6(parsed as ipaddr.IPv6);
}

function isPublicIpv6(address: ipaddr.IPv6): boolean {
  if (address.isIPv4MappedAddress()) return isUnicast(address.toIPv4Address());
  if (address.match(NAT64)) return isUnicast(new ipaddr.IPv4(address.toByteArray().slice(12)));
  return address.match(GLOBAL_UNICAST) && isUnicast(address);
}

function isUnicast(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address.range() === 'unicast';
}
