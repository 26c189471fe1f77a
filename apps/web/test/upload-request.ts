/** Sends what a request of the page carries. */
type Respond = (path: string, init: RequestInit) => Promise<Response>;

/** Makes what the page uses of XMLHttpRequest, which alone tells how much of an upload has left. */
export function createUploadRequest(respond: Respond) {
  return class extends UploadRequest {
    constructor() {
      super(respond);
    }
  };
}

class UploadRequest {
  status = 0;
  statusText = '';
  responseText = '';
  withCredentials = false;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  readonly upload: { onprogress: ((event: ProgressEvent) => void) | null } = { onprogress: null };
  readonly #controller = new AbortController();
  readonly #respond: Respond;
  #method = '';
  #path = '';

  constructor(respond: Respond) {
    this.#respond = respond;
  }

  open(method: string, path: string): void {
    this.#method = method;
    this.#path = path;
  }

  send(body: FormData): void {
    void this.#send(body);
  }

  abort(): void {
    this.#controller.abort();
    this.onabort?.();
  }

  async #send(body: FormData): Promise<void> {
    const { signal } = this.#controller;
    try {
      const response = await this.#respond(this.#path, { method: this.#method, body, signal });
      this.status = response.status;
      this.statusText = response.statusText;
      this.responseText = await response.text();
    } catch {
      if (!signal.aborted) this.onerror?.();
      return;
    }
    this.upload.onprogress?.(
      new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 1 }),
    );
    this.onload?.();
  }
}
