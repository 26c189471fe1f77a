import { randomBytes, scryptSync } from 'node:crypto';
import type { AnalysisDetail, CreatedShare, NewShare } from '@clauselight/schema';
import { eq } from 'drizzle-orm';
import { shares } from '../src/domain/tables/share-tables.ts';
import { contract } from './answers.ts';
import { send } from './highlights.ts';
import { buildVisitor, type TestServer, type Visitor } from './server.ts';
import { createUser, type TestUser, type UserVisitor } from './users.ts';

/** The read requests of a link. */
export const sharedReads = [
  'facts',
  'analysis',
  'text',
  'highlights',
  'original',
  'review',
] as const;

/** A person with an analyzed contract, who can share it. */
export interface Sharer extends UserVisitor {
  readonly detail: AnalysisDetail;
  share(given?: NewShare): Promise<CreatedShare>;
  /** Shares behind a password that is checked at a fraction of the usual cost. */
  shareBehind(password: string): Promise<CreatedShare>;
}

export async function createSharer(server: TestServer, user?: TestUser): Promise<Sharer> {
  const owner = await createUser(server, user);
  const { id } = await owner.uploadDocument({ name: 'deal.txt', content: contract });
  const detail = await owner.analyze(id);
  const share = async (given: NewShare = {}) =>
    (await (
      await send(owner, 'POST', `/api/analyses/${detail.id}/shares`, given)
    ).json()) as CreatedShare;
  const shareBehind = async (password: string) => {
    const created = await share();
    await server.platform.database.orm
      .update(shares)
      .set({ passwordHash: hashCheaply(password) })
      .where(eq(shares.id, created.share.id));
    return created;
  };
  return { ...owner, detail, share, shareBehind };
}

/** The hash of a password, in the form that says what it cost. */
function hashCheaply(password: string): string {
  const cost = { logN: 4, r: 8, p: 1 };
  const salt = randomBytes(16);
  const hash = scryptSync(password, salt, 32, { N: 2 ** cost.logN, r: cost.r, p: cost.p });
  const [kept, derived] = [salt, hash].map((bytes) => bytes.toString('base64url'));
  return ['scrypt', cost.logN, cost.r, cost.p, kept, derived].join('$');
}

export function getToken({ url }: Pick<CreatedShare, 'url'>): string {
  return new URL(url).pathname.replace('/share/', '');
}

/** Somebody with a link, and nothing else. */
export interface LinkVisitor extends Visitor {
  read(part: string): Promise<Response>;
  readJson<Value>(part: string): Promise<Value>;
  unlock(password: string): Promise<Response>;
}

export function visitLink(
  server: Pick<TestServer, 'address'>,
  token: string,
  visitor: Visitor = buildVisitor(server),
): LinkVisitor {
  const read = (part: string) => visitor.call(`/api/share/${token}/${part}`);
  return {
    ...visitor,
    read,
    readJson: async <Value>(part: string) => (await (await read(part)).json()) as Value,
    unlock: (password) => send(visitor, 'POST', `/api/share/${token}/unlock`, { password }),
  };
}
