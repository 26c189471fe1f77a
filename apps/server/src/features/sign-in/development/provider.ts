import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { callbackPath } from '../setup.ts';
import { createPeople } from './people.ts';
import type { DevelopmentPerson } from './person.ts';
import { createProtocol, loadLibrary } from './protocol.ts';

/** Where the built-in identity provider stands in the product's own addresses. */
export const providerPath = '/development-identity-provider';

/** The built-in identity provider under one origin. It believes everybody. */
export interface DevelopmentProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Answers a request to a path of its own. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Whether the browser has a sign-in under way here that waits for a person. */
  isAsked(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Where the browser goes on once a person was chosen, or nobody. */
  choose(
    request: IncomingMessage,
    response: ServerResponse,
    person: DevelopmentPerson | undefined,
  ): Promise<string>;
}

/** Loads the library and makes keys of its own: nothing of this provider outlives the process. */
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

/** Makes a request one to the provider's own paths, under the address that people use. */
function prepare(request: IncomingMessage, origin: string): void {
  const { protocol, host } = new URL(origin);
  const own = request as IncomingMessage & { originalUrl?: string };
  own.originalUrl = own.url ?? '/';
  own.url = own.originalUrl.slice(providerPath.length) || '/';
  own.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  own.headers['x-forwarded-host'] = host;
  // Every sign-in asks anew who it is: nobody stays signed in here.
  own.headers.cookie = (own.headers.cookie ?? '')
    .split(/; */)
    .filter((cookie) => !cookie.startsWith('_session'))
    .join('; ');
}
