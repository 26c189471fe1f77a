import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

/** The most entries; beyond them the oldest is removed. */
const maxEntries = 1000;

/** Stores the identity provider's records of one kind in memory. */
export function createMemoryAdapter(): Adapter {
  const entries = new Map<string, Entry>();
  const find = async (id: string) => {
    const entry = entries.get(id);
    return entry !== undefined && entry.expiresAt > Date.now() ? entry.payload : undefined;
  };
  const findBy = async (name: 'uid' | 'userCode', value: string) =>
    [...entries.values()].find(({ payload }) => payload[name] === value)?.payload;

  return {
    find,
    findByUid: (uid) => findBy('uid', uid),
    findByUserCode: (userCode) => findBy('userCode', userCode),
    async upsert(id, payload, expiresIn) {
      entries.delete(id);
      entries.set(id, { payload, expiresAt: Date.now() + (expiresIn ?? Infinity) * 1000 });
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    },
    async consume(id) {
      const payload = await find(id);
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(id);
    },
    async revokeByGrantId(grantId) {
      for (const [id, { payload }] of entries) if (payload.grantId === grantId) entries.delete(id);
    },
  };
}
