/** Whether a host, with a port or without, can be this machine alone. */
export function isLoopbackHost(host: string): boolean {
  // An IPv6 address stands without brackets where a server listens.
  const address = host.includes('::') && !host.startsWith('[') ? `[${host}]` : host;
  if (!URL.canParse(`http://${address}`)) return false;
  const { hostname } = new URL(`http://${address}`);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
