import type {
  AccountExport,
  Entitlement,
  LoginSession,
  ServerFacts,
  Settings,
  Share,
  User,
} from '@clauselight/schema';
import type { Locator, Page, Route } from '@playwright/test';

const person: User = {
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

/** The account of somebody who is signed in; what a call changes is changed in it. */
export interface StandInAccount {
  settings: Settings;
  sessions: LoginSession[];
  exports: AccountExport[];
  shares: Share[];
  guestDocuments: number;
}

/**
 * Answers the account calls as for a signed-in visitor. Returns the account, which a test can change before the page
 * requests it.
 */
export async function signIn(page: Page, change: Partial<User> = {}): Promise<StandInAccount> {
  const account: StandInAccount = {
    settings: { ...defaults },
    sessions: [],
    exports: [],
    shares: [],
    guestDocuments: 0,
  };
  await page.route('**/api/auth/user', (route) =>
    route.fulfill({ json: { ...person, ...change } }),
  );
  await page.route('**/api/settings', (route) => {
    if (route.request().method() === 'PUT') account.settings = route.request().postDataJSON();
    return route.fulfill({ json: account.settings });
  });
  await page.route('**/api/account/sessions', (route) => answerSessions(route, account));
  await page.route('**/api/account/sessions/*', (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1);
    account.sessions = account.sessions.filter((session) => session.id !== id);
    return route.fulfill({ status: 204 });
  });
  await page.route('**/api/shares', (route) => route.fulfill({ json: account.shares }));
  await page.route('**/api/account/guest-work', (route) => answerGuestWork(route, account));
  await page.route('**/api/account/exports', (route) => answerExports(route, account));
  await page.route('**/api/account/exports/*', (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1);
    return route.fulfill({ json: account.exports.find((one) => one.id === id) });
  });
  return account;
}

function answerSessions(route: Route, account: StandInAccount): Promise<void> {
  if (route.request().method() === 'GET') return route.fulfill({ json: account.sessions });
  const kept = account.sessions.filter(({ isCurrent }) => isCurrent);
  const ended = account.sessions.length - kept.length;
  account.sessions = kept;
  return route.fulfill({ json: { ended } });
}

function answerGuestWork(route: Route, account: StandInAccount): Promise<void> {
  const documents = account.guestDocuments;
  if (route.request().method() === 'GET') {
    const expiresAt = new Date(Date.now() + 20 * 60 * 60 * 1000).toISOString();
    return route.fulfill({ json: documents > 0 ? { documents, expiresAt } : { documents } });
  }
  account.guestDocuments = 0;
  return route.fulfill({ status: 204 });
}

function answerExports(route: Route, account: StandInAccount): Promise<void> {
  if (route.request().method() === 'GET') return route.fulfill({ json: account.exports });
  const asked: AccountExport = {
    id: crypto.randomUUID(),
    status: 'preparing',
    requestedAt: new Date().toISOString(),
  };
  account.exports = [asked, ...account.exports];
  return route.fulfill({
    status: 202,
    json: asked,
    headers: { location: `/api/account/exports/${asked.id}` },
  });
}

/** Lets the page see a server that is set up for more. */
export async function configure(page: Page, facts: Partial<ServerFacts>): Promise<void> {
  await page.route('**/api/server', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...facts } });
  });
}

/** The state of a visitor's subscription; tests may change it. */
export interface StandInBilling {
  entitlement: Entitlement;
  /** How often the page asked to refresh the subscription. */
  refreshes: number;
}

/**
 * Lets the page see a server that takes money. It sets the policy of such a server for `/subscribe` as it is opened: a
 * card form can be shown there.
 */
export async function takeMoney(page: Page, paymentKey = 'pk_test_1'): Promise<StandInBilling> {
  const billing: StandInBilling = {
    entitlement: {
      allowance: { perDay: 3, used: 1, resetsAt: new Date(Date.now() + 3_600_000).toISOString() },
      isTrialAvailable: true,
    },
    refreshes: 0,
  };
  await configure(page, { isBillingConfigured: true, paymentKey, freeAnalysesPerDay: 3 });
  await page.route('**/api/entitlement', (route) => route.fulfill({ json: billing.entitlement }));
  await page.route('**/api/billing/refresh', (route) => {
    billing.refreshes += 1;
    return route.fulfill({ status: 204 });
  });
  await page.route('**/subscribe', async (route) => {
    const answer = await route.fetch();
    const policy = answer
      .headers()
      ['content-security-policy']?.replace("script-src 'self'", '$& https://js.stripe.com')
      .replace("connect-src 'self'", '$& https://api.stripe.com');
    const frames = 'frame-src https://js.stripe.com https://hooks.stripe.com';
    const headers = { ...answer.headers(), 'content-security-policy': `${policy};${frames}` };
    await route.fulfill({ response: answer, headers });
  });
  return billing;
}

/** The value beside a label. */
export function rowOf(page: Page, label: string): Locator {
  return page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`));
}
