import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { constants } from 'node:zlib';
import { AppError, pagePaths } from '@clauselight/schema';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyMultipart from '@fastify/multipart';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Billing } from '../../domain/billing/open-billing.ts';
import { isBillingOn } from '../../domain/billing/payment-provider.ts';
import type { DocumentChanges } from '../../domain/documents/document-changes.ts';
import type { Sessions } from '../../domain/sessions/sessions.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/open.ts';
import type { Changes } from '../../platform/events/changes.ts';
import { logAccess } from '../../platform/http/access-log.ts';
import { refuseCrossOrigin } from '../../platform/http/cross-origin.ts';
import { installErrorHandler, isApiRequest, sendError } from '../../platform/http/error-handler.ts';
import { isGoogle } from '../../platform/http/google.ts';
import { addOpenApi } from '../../platform/http/open-api.ts';
import type { Logger } from '../../platform/log.ts';
import type { ObjectStorage } from '../../platform/storage/object-storage.ts';
import type { Limits } from './limits.ts';

/** What the routes of a feature may use. */
export interface RouteParts {
  readonly config: Config;
  readonly database: Database;
  readonly storage: ObjectStorage;
  readonly changes: DocumentChanges;
  /** Notifies requests that wait for a file. */
  readonly outputChanges: Changes;
  readonly sessions: Sessions;
  readonly billing: Billing;
  readonly limits: Limits;
  /** The secret that signs cookies and tokens. */
  readonly cookieSecret: string;
  /** Aborts when the server begins to stop, so that waiting requests are answered. */
  readonly stopping: AbortSignal;
}

export interface AppOptions {
  readonly config: Config;
  readonly cookieSecret: string;
  readonly log: Logger;
  /** The folder of the built web app; without it only the API is served. */
  readonly webFolder: string | undefined;
}

export type App = Awaited<ReturnType<typeof createApp>>;

/** Creates an HTTP server with everything that applies to all routes. The caller adds the routes. */
export async function createApp({ config, cookieSecret, log, webFolder }: AppOptions) {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: describeProxies(config.TRUST_PROXY),
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 128 },
    // Several processes log into one place, and people name the id of a failed request.
    genReqId: () => randomUUID(),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrorHandler(app);
  if (config.ACCESS_LOG ?? config.NODE_ENV === 'production') logAccess(app);

  await app.register(fastifyHelmet, getSecurityHeaders(config));
  await app.register(fastifyRateLimit, {
    max: config.RATE_LIMIT_PER_MINUTE,
    timeWindow: '1 minute',
  });
  refuseCrossOrigin(app, config.PUBLIC_URL);
  keepFromSearchEngines(app);
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // The default, 11, is meant for files that are compressed once and stored.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register(fastifyCookie, { secret: cookieSecret });
  await app.register(fastifyMultipart);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (request, reply) => {
    // A connection that is kept alive now would delay the shutdown.
    if (isClosing) reply.header('connection', 'close');
    if (isApiRequest(request) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async () => {
    // This answer began before the shutdown and has promised to keep the connection alive.
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
  await addOpenApi(app);
  if (webFolder !== undefined) await addPages(app, webFolder);
  app.setNotFoundHandler((request, reply) => {
    const isPage = webFolder !== undefined && request.method === 'GET' && !isApiRequest(request);
    if (isPage && (request.headers.accept ?? '').includes('text/html')) {
      return reply.status(404).sendFile('index.html', { cacheControl: false });
    }
    return sendError(reply, new AppError('not_found'));
  });
  return app.withTypeProvider<ZodTypeProvider>();
}

/** The proxies in the form that Fastify takes: of a number, so many are counted from the connection on. */
function describeProxies(proxies: Config['TRUST_PROXY']) {
  return typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : proxies;
}

/** A shared page is only for the people who have the link: search engines must neither list nor cache it. */
function keepFromSearchEngines(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!/^\/(?:api\/)?share\//.test(url)) return;
    reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
  });
}

/**
 * Where the provider's card form is loaded from, where it sends the card, and where a bank authenticates its
 * customer. Source: Stripe, Integration security guide, "Content security policy".
 */
const paymentSources = {
  script: 'https://js.stripe.com',
  api: 'https://api.stripe.com',
  challenges: 'https://hooks.stripe.com',
} as const;

function getSecurityHeaders(config: Config) {
  const isPaid = isBillingOn(config);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...(isPaid ? [paymentSources.script] : [])],
        // Radix creates style elements for its measurements.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', ...getPictureSources(config)],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...(isPaid ? [paymentSources.api] : [])],
        ...(isPaid ? { 'frame-src': [paymentSources.script, paymentSources.challenges] } : {}),
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(config.isHttps ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    // The wallets of the card form may open a window and receive messages from it.
    crossOriginOpenerPolicy: {
      policy: isPaid ? ('same-origin-allow-popups' as const) : ('same-origin' as const),
    },
    strictTransportSecurity: config.isHttps ? { maxAge: 63_072_000 } : false,
    referrerPolicy: { policy: 'no-referrer' as const },
    xFrameOptions: { action: 'deny' as const },
  };
}

/** Sources of profile pictures. Only a configured identity provider names any. */
function getPictureSources(config: Config): string[] {
  if (config.OPENID_CLIENT_ID === undefined) return [];
  return [isGoogle(config.OPENID_ISSUER) ? 'https://*.googleusercontent.com' : 'https:'];
}

/** Serves the built pages. Files with a content hash are cached forever, the page itself never. */
async function addPages(app: FastifyInstance, webFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webFolder,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/share/:token', { schema: { hide: true } }, (_, reply) =>
    reply.sendFile('index.html', { cacheControl: false }),
  );
  for (const page of pagePaths) {
    app.get(page, { schema: { hide: true } }, (_, reply) =>
      reply.sendFile('index.html', { cacheControl: false }),
    );
  }
}
