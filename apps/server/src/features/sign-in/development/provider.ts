import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { callbackPath } from '../setup.ts';
import { createPeople } from './people.ts';
import type { DevelopmentPerson } from './person.ts';
import { createProtocol, loadLibrary } from './protocol.ts';

/** The path of the built-in identity provider. */
export const providerPath = '/development-identity-provider';

/** The built-in identity provider under one origin. It accepts every identity. */
export interface DevelopmentProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Answers a request to one of its own paths. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Whether this browser has a sign-in in progress that waits for the choice of a person. */
  isAsked(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Where the browser is redirected after a person was chosen, or none. */
  choose(
    request: IncomingMessage,
    response: ServerResponse,
    person: DevelopmentPerson | undefined,
  ): Promise<string>;
}

/** Loads the library and creates keys: nothing of this provider outlives the process. */
export async function createDevelopmentProvider(origin: string): Promise<DevelopmentProvider> {
  const library = await loadLibrary();
  const issuer = `${origin}${providerPath}`;
  const people = createPeople();
  const client = {
    id: 'clauselight',
    secret: randomBytes(32).toString('base64url'),
    redirectUri: `${origin}${callbackPath}`,
  };
  const interactionPath = `${providerPath}/interaction`;
  const provider = createProtocol(library, { issuer, client, interactionPath, people });
  const answer = provider.callback();

  return {
    issuer,
    clientId: client.id,
    clientSecret: client.secret,
    async handle(request, response) {
      prepare(request, origin);
      await answer(request, response);
    },
    isAsked: (request, response) =>
      provider.interactionDetails(request, response).then(
        () => true,
        (error: unknown) => {
          if (error instanceof library.errors.SessionNotFound) return false;
          throw error;
        },
      ),
    choose: (request, response, person) =>
      provider.interactionResult(
        request,
        response,
        person === undefined
          ? { error: 'access_denied' }
          : { login: { accountId: people.add(person), remember: false } },
        { mergeWithLastSubmission: false },
      ),
  };
}

/** Rewrites a request to the provider's own paths under the public address. */
function prepare(request: IncomingMessage, origin: string): void {
  const { protocol, host } = new URL(origin);
  const own = request as IncomingMessage & { originalUrl?: string };
  own.originalUrl = own.url ?? '/';
  own.url = own.originalUrl.slice(providerPath.length) || '/';
  own.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  own.headers['x-forwarded-host'] = host;
  // Every sign-in asks again: the provider keeps nobody signed in.
  own.headers.cookie = (own.headers.cookie ?? '')
    .split(/; */)
    .filter((cookie) => !cookie.startsWith('_session'))
    .join('; ');
}
