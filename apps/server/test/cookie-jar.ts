/** The cookies that a browser holds for one origin, whatever their path. */
export interface CookieJar {
  /** Takes what an answer sets, and lets go of what it clears. */
  take(response: Response): void;
  getHeader(): { cookie?: string };
  /** The value of a cookie as it is sent. */
  find(name: string): string | undefined;
  set(name: string, value: string): void;
}

/** A jar; `given` is a cookie that is in it already, as it is sent. */
export function createCookieJar(given?: string): CookieJar {
  const cookies = new Map<string, string>();
  const [, givenName, givenValue = ''] = /^([^=]+)=(.*)$/.exec(given ?? '') ?? [];
  if (givenName !== undefined) cookies.set(givenName, givenValue);
  return {
    take(response) {
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        const expires = /expires=([^;]+)/i.exec(line)?.[1];
        const isOver = expires !== undefined && Date.parse(expires) <= Date.now();
        if (isOver) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
    getHeader() {
      if (cookies.size === 0) return {};
      return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    },
    find: (name) => cookies.get(name),
    set: (name, value) => void cookies.set(name, value),
  };
}
