import type { AnalysisDetail, CreatedShare, NewShare } from '@clauselight/schema';
import { contract } from './answers.ts';
import { send } from './highlights.ts';
import { buildVisitor, type TestServer, type Visitor } from './server.ts';
import { createUser, type TestUser, type UserVisitor } from './users.ts';

/** What a link answers with: the calls that read. */
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
}

export async function createSharer(server: TestServer, user?: TestUser): Promise<Sharer> {
  const owner = await createUser(server, user);
  const { id } = await owner.uploadDocument({ name: 'deal.txt', content: contract });
  const detail = await owner.analyze(id);
  const share = async (given: NewShare = {}) =>
    (await (
      await send(owner, 'POST', `/api/analyses/${detail.id}/shares`, given)
    ).json()) as CreatedShare;
  return { ...owner, detail, share };
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
