import { existsSync } from 'node:fs';
import path from 'node:path';
import { openBilling } from './domain/billing/open-billing.ts';
import { outputChangedChannel } from './domain/change-channels.ts';
import { openDocumentChanges } from './domain/documents/document-changes.ts';
import { createSessions } from './domain/sessions/sessions.ts';
import { addAccountRoutes } from './features/account/routes.ts';
import { addAnalysisRoutes } from './features/analyses/routes.ts';
import { addBillingRoutes } from './features/billing/routes.ts';
import { addDocumentRoutes } from './features/documents/routes.ts';
import { addHighlightRoutes } from './features/highlights/routes.ts';
import { type App, createApp, type RouteParts } from './features/http/app.ts';
import { createLimits } from './features/http/limits.ts';
import { addInsightRoutes } from './features/insights/routes.ts';
import { addQuestionRoutes } from './features/questions/routes.ts';
import { addReportRoutes } from './features/reports/routes.ts';
import { addReviewRoutes } from './features/reviews/routes.ts';
import { addSelectionRoutes } from './features/selections/routes.ts';
import { addServerRoutes } from './features/server-info/routes.ts';
import { addSessionRoutes } from './features/session/routes.ts';
import { addSettingsRoutes } from './features/settings/routes.ts';
import { addShareRoutes } from './features/shares/routes.ts';
import { createSignInCode } from './features/sign-in/development/code.ts';
import { addSignInRoutes } from './features/sign-in/routes.ts';
import { addUnsubscribeRoutes } from './features/unsubscribe/routes.ts';
import { getCookieSecret } from './platform/cookie-secret.ts';
import { openChanges } from './platform/events/changes.ts';
import { limitConnections } from './platform/http/connection-limits.ts';
import { isDevelopmentSignIn } from './platform/http/development-sign-in.ts';
import { endStalledRequests } from './platform/http/stalled-requests.ts';
import { watchUnusedConnections } from './platform/http/unused-connections.ts';
import type { Platform } from './platform/open.ts';
import { getPublicAddress } from './platform/public-address.ts';
import type { Role } from './platform/role.ts';
import { serverFolder } from './platform/server-folder.ts';
import { StartupError } from './platform/startup-error.ts';

export interface ApiRole extends Role {
  readonly address: string;
  /** Opens the sign-in for development, where that stands in. */
  readonly developmentSignInCode: string | undefined;
}

/** The role that answers requests. It parses no document: that is the worker's part. */
export async function startApi(platform: Platform): Promise<ApiRole> {
  const { config, database, storage, log } = platform;
  const stopping = new AbortController();
  const cookieSecret = await getCookieSecret(config);
  const app = await createApp({
    config,
    log,
    cookieSecret,
    webFolder: findWebFolder(),
  });
  const unused = watchUnusedConnections(app.server);
  limitConnections(app.server, {
    all: config.CONNECTIONS,
    // Behind a proxy all connections come from the proxy's address.
    perAddress: config.TRUST_PROXY === false ? config.CONNECTIONS_PER_ADDRESS : undefined,
  });
  const stalls = endStalledRequests(app.server, {
    seconds: config.STALL_SECONDS,
    bytesPerSecond: config.STALL_BYTES_PER_SECOND,
  });
  const changes = await openDocumentChanges(database);
  const outputChanges = await openChanges(database, outputChangedChannel);
  const sessions = createSessions(database, { ...config, cookieSecret });
  const parts = {
    config,
    database,
    storage,
    changes,
    outputChanges,
    sessions,
    billing: openBilling(config, database, log),
    limits: createLimits(config),
    cookieSecret,
    stopping: stopping.signal,
  };
  addRoutes(app, parts);

  const stop = async () => {
    stopping.abort();
    const closed = app.close();
    unused.close();
    stalls.close();
    await closed;
    await changes.close();
    await outputChanges.close();
  };
  try {
    await app.listen({ host: config.HOST, port: config.PORT });
  } catch (error) {
    await stop();
    throw explainListenError(error as NodeJS.ErrnoException, config);
  }
  const listening = app.server.address();
  const port = listening instanceof Object ? listening.port : config.PORT;
  return {
    name: 'api',
    stop,
    address: getPublicAddress(config, port),
    developmentSignInCode: isDevelopmentSignIn(config) ? createSignInCode(cookieSecret) : undefined,
  };
}

/** Everything that can be asked of the product, beside its pages. */
export function addRoutes(app: App, parts: RouteParts): void {
  addServerRoutes(app, parts);
  addSessionRoutes(app, parts);
  addSignInRoutes(app, parts);
  addBillingRoutes(app, parts);
  addDocumentRoutes(app, parts);
  addAnalysisRoutes(app, parts);
  addReportRoutes(app, parts);
  addReviewRoutes(app, parts);
  addSelectionRoutes(app, parts);
  addQuestionRoutes(app, parts);
  addInsightRoutes(app, parts);
  addHighlightRoutes(app, parts);
  addSettingsRoutes(app, parts);
  addAccountRoutes(app, parts);
  addShareRoutes(app, parts);
  addUnsubscribeRoutes(app, parts);
}

/** The built web app, where it has been built; in development another server serves the pages. */
function findWebFolder(): string | undefined {
  const folder = path.resolve(serverFolder, '../web/dist');
  return existsSync(path.join(folder, 'index.html')) ? folder : undefined;
}

function explainListenError(
  error: NodeJS.ErrnoException,
  config: { HOST: string; PORT: number },
): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${config.PORT} is in use by another program. Stop it, or set PORT to another number.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartupError(
      `This user may not listen on port ${config.PORT}. Set PORT to a number above 1023.`,
    );
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupError(
      `This machine has no address ${config.HOST}. Set HOST to one that it has, or to 0.0.0.0.`,
    );
  }
  return error;
}
