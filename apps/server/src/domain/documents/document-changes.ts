import type { Database } from '../../platform/database/open.ts';
import { type Changes, openChanges } from '../../platform/events/changes.ts';
import { documentChangedChannel } from '../change-channels.ts';

/** Tells those who wait for a document that there is something new to read about it. */
export type DocumentChanges = Changes;

export function openDocumentChanges(database: Database): Promise<DocumentChanges> {
  return openChanges(database, documentChangedChannel);
}
