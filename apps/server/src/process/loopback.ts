/** Returns the host name of a URL without the brackets around an IPv6 address. */
export const plainHost = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Returns whether an address, or the host name of a URL, reaches this machine only. */
export function isLoopback(address: string): boolean {
  const plain = plainHost(address.toLowerCase()).replace(/^::ffff:/, '');
  return plain === 'localhost' || plain === '::1' || /^127(\.\d{1,3}){3}$/.test(plain);
}
