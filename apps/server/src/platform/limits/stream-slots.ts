import { AppError } from '@clauselight/schema';

export interface StreamSlotsOptions {
  /** The most requests that one visitor may keep waiting. */
  readonly perVisitor: number;
  /** The most that one network address may. */
  readonly perAddress: number;
}

/** Who waits: the owner of the documents, and the group of the address. */
export interface Waiting {
  readonly ownerId: string;
  readonly address: string;
}

/** Slots for requests that stay open until something happens. */
export interface StreamSlots {
  /** Takes a slot until the returned function is called. Throws `too_many_streams` if none is left. */
  take(waiting: Waiting): () => void;
}

/** Counts the open requests of this process. */
export function createStreamSlots({ perVisitor, perAddress }: StreamSlotsOptions): StreamSlots {
  const taken = new Map<string, number>();
  const add = (key: string, change: number) => {
    const count = (taken.get(key) ?? 0) + change;
    if (count === 0) taken.delete(key);
    else taken.set(key, count);
  };
  return {
    take({ ownerId, address }) {
      const keys = [`visitor ${ownerId}`, `address ${address}`] as const;
      const isFull =
        (taken.get(keys[0]) ?? 0) >= perVisitor || (taken.get(keys[1]) ?? 0) >= perAddress;
      if (isFull) throw new AppError('too_many_streams');
      for (const key of keys) add(key, 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        for (const key of keys) add(key, -1);
      };
    },
  };
}
