import type {
  AccountExport,
  Entitlement,
  LoginSession,
  ServerFacts,
  Settings,
  Share,
  User,
} from '@clauselight/schema';
import { answer } from './network.ts';

export const person: User = {
  email: 'ada.lovelace@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  provider: 'google',
  createdAt: '2026-01-02T12:00:00Z',
  updatedAt: '2026-11-20T12:00:00Z',
};

const defaults: Settings = {
  emailNotifications: true,
  smsNotifications: false,
  autoAnalysis: true,
  usualRole: null,
  languageModel: true,
  theme: 'system',
  phone: '',
  dailyDigest: false,
  retentionDays: null,
};

const plainServer: ServerFacts = {
  analysisBackend: 'engine',
  isSignInConfigured: false,
  isDevelopmentSignIn: false,
  isBillingConfigured: false,
  isEmailConfigured: false,
  isSmsConfigured: false,
  guestHours: 24,
};

/** A server for somebody who has done nothing on it yet; `facts` is what it is set up for. */
export function serveVisitor(facts: Partial<ServerFacts> = {}): void {
  answer('GET /healthz', { json: { status: 'ok' } });
  answer('GET /api/server', { json: { ...plainServer, ...facts } });
  answer('GET /api/auth/user', {
    status: 401,
    json: { error: 'Please sign in.', code: 'unauthenticated' },
  });
  answer('GET /api/documents', { json: [] });
  answer('GET /api/analyses', { json: [] });
  answer('GET /api/insights', { json: { documents: [] } });
}

/** Lets the page see a server that is set up for more. */
export function configure(facts: Partial<ServerFacts>): void {
  answer('GET /api/server', { json: { ...plainServer, ...facts } });
}

/** The account of somebody who is signed in; what a call changes is changed in it. */
export interface StandInAccount {
  user: User;
  settings: Settings;
  sessions: LoginSession[];
  exports: AccountExport[];
  shares: Share[];
  guestDocuments: number;
}

/** Answers for somebody who is signed in. The answer is the account, to be changed before the page asks for it. */
export function signIn(change: Partial<User> = {}): StandInAccount {
  const account: StandInAccount = {
    user: { ...person, ...change },
    settings: { ...defaults },
    sessions: [],
    exports: [],
    shares: [],
    guestDocuments: 0,
  };
  answer('GET /api/auth/user', () => ({ json: account.user }));
  answer('GET /api/settings', () => ({ json: account.settings }));
  answer('PUT /api/settings', ({ body }) => {
    account.settings = body as Settings;
    return { json: account.settings };
  });
  answer('GET /api/shares', () => ({ json: account.shares }));
  serveSessions(account);
  serveGuestWork(account);
  serveExports(account);
  return account;
}

function serveSessions(account: StandInAccount): void {
  answer('GET /api/account/sessions', () => ({ json: account.sessions }));
  answer('DELETE /api/account/sessions', () => {
    const kept = account.sessions.filter(({ isCurrent }) => isCurrent);
    const ended = account.sessions.length - kept.length;
    account.sessions = kept;
    return { json: { ended } };
  });
  answer('DELETE /api/account/sessions/*', ({ path }) => {
    account.sessions = account.sessions.filter(({ id }) => !path.endsWith(id));
    return { status: 204 };
  });
}

function serveGuestWork(account: StandInAccount): void {
  answer('GET /api/account/guest-work', () => {
    const documents = account.guestDocuments;
    const expiresAt = new Date(Date.now() + 20 * 60 * 60 * 1000).toISOString();
    return { json: documents > 0 ? { documents, expiresAt } : { documents } };
  });
  for (const method of ['POST', 'DELETE']) {
    answer(`${method} /api/account/guest-work`, () => {
      account.guestDocuments = 0;
      return { status: 204 };
    });
  }
}

function serveExports(account: StandInAccount): void {
  answer('GET /api/account/exports', () => ({ json: account.exports }));
  answer('POST /api/account/exports', () => {
    const asked: AccountExport = {
      id: crypto.randomUUID(),
      status: 'preparing',
      requestedAt: new Date().toISOString(),
    };
    account.exports = [asked, ...account.exports];
    return { status: 202, json: asked, headers: { location: `/api/account/exports/${asked.id}` } };
  });
  answer('GET /api/account/exports/*', ({ path }) => ({
    json: account.exports.find(({ id }) => path.endsWith(id)),
  }));
}

/** How a server that takes money stands to the visitor. */
export interface StandInBilling {
  entitlement: Entitlement;
}

/** Lets the page see a server with billing; a test can change what it says about the visitor. */
export function serveBilling(): StandInBilling {
  const billing: StandInBilling = {
    entitlement: {
      allowance: { perDay: 3, used: 1, resetsAt: new Date(Date.now() + 3_600_000).toISOString() },
      isTrialAvailable: true,
    },
  };
  configure({ isBillingConfigured: true, paymentKey: 'pk_test_1', freeAnalysesPerDay: 3 });
  answer('GET /api/entitlement', () => ({ json: billing.entitlement }));
  answer('POST /api/billing/refresh', { status: 204 });
  return billing;
}
