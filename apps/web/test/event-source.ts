/** A stream of events that the page has opened; the test says what comes over it. */
export class StandInEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;

  readonly path: string;
  readyState: number = StandInEventSource.OPEN;
  onerror: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onopen: ((event: Event) => void) | null = null;

  constructor(address: string | URL) {
    super();
    this.path = String(address);
    openStreams.push(this);
    queueMicrotask(() => this.#tell(new Event('open')));
  }

  close(): void {
    this.readyState = StandInEventSource.CLOSED;
  }

  /** Sends an event to the page. */
  send(name: string, data: unknown, lastEventId = ''): void {
    if (this.readyState === StandInEventSource.CLOSED) return;
    this.#tell(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
  }

  /** The connection is lost; the browser tries again by itself unless it `isOver`. */
  breakOff(isOver = false): void {
    this.readyState = isOver ? StandInEventSource.CLOSED : StandInEventSource.CONNECTING;
    this.#tell(new Event('error'));
  }

  #tell(event: Event): void {
    this.dispatchEvent(event);
    if (event.type === 'error') this.onerror?.(event);
    if (event.type === 'open') this.onopen?.(event);
    if (event.type === 'message') this.onmessage?.(event as MessageEvent);
  }
}

/** The streams that the page under test has opened, the oldest first. */
export const openStreams: StandInEventSource[] = [];
