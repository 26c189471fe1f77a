import type { DatabaseFolder } from './data-folder.ts';

/** What the engine thread is started with. */
export interface EngineThreadData {
  readonly folder: DatabaseFolder;
}

/** A message to the thread: run the bytes of a unit of frontend messages, or end. One at a time; each is answered. */
export type EngineRequest =
  | { readonly kind: 'run'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'close' };

/** A message from the thread. A thread whose engine has crashed does not answer: it exits. */
export type EngineReply =
  | { readonly kind: 'ready'; readonly serverVersion: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'data'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'done'; readonly id: number }
  | { readonly kind: 'closed' };

/** Exit code of a thread whose engine crashed. */
export const engineCrashCode = 70;
