import type { ServerFacts, User } from '@clauselight/schema';
import type { Locator, Page } from '@playwright/test';

const person: User = {
  email: 'ada.lovelace@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  provider: 'google',
  createdAt: '2026-01-02T12:00:00Z',
  updatedAt: '2026-11-20T12:00:00Z',
};

/** Answers the one call that a server without an identity provider cannot: who is signed in. */
export async function signIn(page: Page, change: Partial<User> = {}): Promise<void> {
  await page.route('**/api/auth/user', (route) =>
    route.fulfill({ json: { ...person, ...change } }),
  );
}

/** Lets the page see a server that is set up for more. */
export async function configure(page: Page, facts: Partial<ServerFacts>): Promise<void> {
  await page.route('**/api/server', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...facts } });
  });
}

/** The value beside a label. */
export function rowOf(page: Page, label: string): Locator {
  return page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`));
}
