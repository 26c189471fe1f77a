/** What the browser remembers under `key`; nothing where it remembers nothing or refuses to. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers `value`, or forgets the key where it is absent. A browser that refuses changes nothing. */
export function store(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
}
