import { createCookieJar } from './cookie-jar.ts';
import { buildVisitor, type TestServer, type Visitor } from './server.ts';

/** Redirects that a sign-in may take. */
const maxSteps = 12;

/** Follows a sign-in from its start through the identity provider, as a browser does; returns the last address. */
export async function signIn(
  server: TestServer,
  visitor: Visitor,
  start = '/api/auth/google',
): Promise<URL> {
  const callback = await reachCallback(server, visitor, start);
  const response = await visitor.call(`${callback.pathname}${callback.search}`, {
    redirect: 'manual',
  });
  return new URL(response.headers.get('location') ?? '', server.address);
}

/** Follows a sign-in up to the address that the identity provider sends back to, without calling that. */
export async function reachCallback(
  server: TestServer,
  visitor: Visitor,
  start = '/api/auth/google',
  origin = server.address,
): Promise<URL> {
  // Cookies of the identity provider belong to another origin.
  const provider = createCookieJar();
  const first = await visitor.call(start, { redirect: 'manual' });
  let address = new URL(first.headers.get('location') ?? '', server.address);
  for (let step = 0; step < maxSteps; step += 1) {
    if (address.origin === origin) return address;
    const response = await fetch(address, {
      redirect: 'manual',
      headers: provider.getHeader() as Record<string, string>,
    });
    provider.take(response);
    address = new URL(response.headers.get('location') ?? '', address);
  }
  throw new Error('the sign-in does not come back');
}

/** A visitor who has signed in as the person of the identity provider. */
export async function buildSignedIn(server: TestServer): Promise<Visitor> {
  const visitor = buildVisitor(server);
  await signIn(server, visitor);
  return visitor;
}
