import type { Database } from '../../platform/database/open.ts';
import { type Changes, openChanges } from '../../platform/events/changes.ts';
import { documentChangedChannel } from '../change-channels.ts';

/** Notifies the listeners of a document that there is something new to read. */
export type DocumentChanges = Changes;

export function openDocumentChanges(database: Database): Promise<DocumentChanges> {
  return openChanges(database, documentChangedChannel);
}
