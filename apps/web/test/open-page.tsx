import type { QueryClient } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '../src/app/app.tsx';
import { createQueryClient } from '../src/lib/query-client.ts';
import { serveVisitor } from './account.ts';

let root: Root | undefined;
let client: QueryClient | undefined;

/** Where the page under test wanted to go with a load of its own, the oldest first; it stays where it is. */
export const departures: string[] = [];

/** The files that the page gave the browser to save, the oldest first. */
export const downloads: { name: string; content: Promise<Blob> }[] = [];

interface OpenOptions {
  /** How setting up a card on another site has ended, as `App` takes it. */
  cardReturn?: string;
}

/** Opens an address of the product as the browser does: the whole page, with nothing remembered of another one. */
export function openPage(path: string, { cardReturn }: OpenOptions = {}): void {
  closePage();
  history.replaceState(null, '', path);
  // `public/theme.js` runs as a page is loaded.
  dispatchEvent(new Event('clauselight:theme'));
  client = createQueryClient();
  root = createRoot(getRoot());
  root.render(<App client={client} cardReturn={cardReturn} />);
}

/** Loads the page again at its address. */
export function reload(): void {
  openPage(location.pathname + location.search);
}

/** As `openPage`, for a visitor who has chosen guest access. */
export function openAsGuest(path = '/'): void {
  localStorage.setItem('clauselight.guest-access', 'chosen');
  openPage(path);
}

export function closePage(): void {
  root?.unmount();
  root = undefined;
  client?.clear();
}

function getRoot(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('the page has no element to render into');
  return element;
}

/** A load of another page would end the tests: where it leads is kept instead. */
function stay(event: NavigateEvent): void {
  const { sameDocument, url } = event.destination;
  if (sameDocument) return;
  event.preventDefault();
  if (event.downloadRequest !== null) {
    const content = fetch(url).then((answer) => answer.blob());
    downloads.push({ name: event.downloadRequest, content });
    return;
  }
  const { origin, pathname, search, hash } = new URL(url);
  departures.push(origin === location.origin ? pathname + search + hash : url);
}

/** Each test begins on a browser that remembers nothing, before a server that nobody has used. */
export function beginAfresh(): void {
  beforeEach(async () => {
    departures.length = 0;
    downloads.length = 0;
    forgetEverything();
    serveVisitor();
    navigation.addEventListener('navigate', stay);
    await page.viewport(1280, 800);
  });
  afterEach(() => {
    closePage();
    vi.useRealTimers();
    forgetEverything();
    navigation.removeEventListener('navigate', stay);
  });
}

function forgetEverything(): void {
  localStorage.clear();
  sessionStorage.clear();
  // As another tab that clears the storage tells this one.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  getSelection()?.removeAllRanges();
}
