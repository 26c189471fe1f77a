/** Whether a host, with or without a port, can only be this machine. */
export function isLoopbackHost(host: string): boolean {
  // In a server's listening address, an IPv6 address has no brackets.
  const address = host.includes('::') && !host.startsWith('[') ? `[${host}]` : host;
  if (!URL.canParse(`http://${address}`)) return false;
  const { hostname } = new URL(`http://${address}`);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
