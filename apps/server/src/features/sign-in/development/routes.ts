import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isDevelopmentSignIn, isLocalRequest } from '../../../platform/http/development-sign-in.ts';
import type { RouteParts } from '../../http/app.ts';
import type { RelyingParty } from '../relying-party.ts';
import { describeSetup } from '../setup.ts';
import { type CodeGate, createCodeGate } from './code.ts';
import { renderChoice, renderCodePage, renderRefusal } from './pages.ts';
import { createDevelopmentParties } from './parties.ts';
import type { DevelopmentPerson } from './person.ts';
import { type DevelopmentProvider, providerPath } from './provider.ts';

/** The product as a client of the built-in identity provider; undefined if that is not active for this request. */
export type FindDevelopmentParty = (
  request: FastifyRequest,
  origin: string,
) => Promise<RelyingParty | undefined>;

const maxFormBytes = 8 * 1024;
const wrongCode = 'This is not the code. Please enter it as the console of the server shows it.';
const emailSchema = z.email().max(320);

/** Adds the identity provider for development where it is active. Elsewhere its addresses do not exist. */
export function addDevelopmentProvider(
  app: FastifyInstance,
  { config, cookieSecret }: Pick<RouteParts, 'config' | 'cookieSecret'>,
): FindDevelopmentParty {
  if (!isDevelopmentSignIn(config)) return async () => undefined;
  const getParty = createDevelopmentParties(app);
  const getProvider = async (request: FastifyRequest): Promise<DevelopmentProvider> => {
    const { origin } = new URL(describeSetup(request, config).callbackURL);
    return (await getParty(origin)).provider;
  };
  app.register(
    (scope, _options, done) => {
      scope.addHook('onRequest', async (request, reply) => {
        if (!isLocalRequest(request)) return reply.callNotFound();
      });
      addChoice(scope, getProvider, createCodeGate(config, cookieSecret));
      scope.register((inner, _innerOptions, innerDone) => {
        addProtocol(inner, getProvider);
        innerDone();
      });
      done();
    },
    { prefix: providerPath },
  );
  return async (request, origin) =>
    isLocalRequest(request) ? (await getParty(origin)).party : undefined;
}

type GetProvider = (request: FastifyRequest) => Promise<DevelopmentProvider>;

/** Adds the page on which a visitor chooses who they are, after one that asks for the code. */
function addChoice(scope: FastifyInstance, getProvider: GetProvider, gate: CodeGate): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    async (_: FastifyRequest, body: string) => new URLSearchParams(body),
  );
  const url = '/interaction/:uid';
  const schema = { hide: true };

  scope.get(url, { schema }, async (request, reply) => {
    const provider = await getProvider(request);
    if (!(await provider.isAsked(request.raw, reply.raw))) return sendRefusal(reply);
    if (!gate.isOpen(request)) return sendPage(reply, renderCodePage());
    return sendPage(reply, renderChoice({ name: '', email: '', problem: undefined }));
  });

  scope.post(url, { schema }, async (request, reply) => {
    const provider = await getProvider(request);
    if (!(await provider.isAsked(request.raw, reply.raw))) return sendRefusal(reply);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const isCanceled = form.has('cancel');
    if (!isCanceled && !gate.isOpen(request)) {
      if (gate.enter(form.get('code') ?? '', reply)) return reply.redirect(request.url, 303);
      return sendPage(reply.status(403), renderCodePage(wrongCode));
    }
    const person = isCanceled ? undefined : readPerson(form);
    if (person === undefined && !isCanceled) {
      const [name, email] = [form.get('name') ?? '', form.get('email') ?? ''];
      const problem = 'Please enter an e-mail address like name@example.com.';
      return sendPage(reply.status(400), renderChoice({ name, email, problem }));
    }
    return reply.redirect(await provider.choose(request.raw, reply.raw, person), 303);
  });
}

function readPerson(form: URLSearchParams): DevelopmentPerson | undefined {
  const email = emailSchema.safeParse(form.get('email')?.trim());
  if (!email.success) return undefined;
  return { name: form.get('name')?.trim() ?? '', email: email.data };
}

/** The library answers all other paths under the prefix. */
function addProtocol(scope: FastifyInstance, getProvider: GetProvider): void {
  scope.removeAllContentTypeParsers();
  // The library reads the body itself.
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
  scope.route({
    method: ['GET', 'POST'],
    url: '/*',
    schema: { hide: true },
    async handler(request, reply) {
      const provider = await getProvider(request);
      reply.hijack();
      // Headers that hooks have set would be lost with the hijacked reply.
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      await provider.handle(request.raw, reply.raw);
    },
  });
}

function sendRefusal(reply: FastifyReply): FastifyReply {
  return sendPage(reply.status(400), renderRefusal());
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return (
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      // Without a referrer, some browsers send the form with an unknown origin.
      .header('referrer-policy', 'same-origin')
      .send(html)
  );
}
