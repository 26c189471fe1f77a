import { outputFolder, outputsFolder } from '../../platform/storage/keys.ts';
import { retentionTimes } from './retention-times.ts';
import { type Sweep, toPortions } from './sweep.ts';

/** Removes requested files whose request ended without removing them. */
export async function removeOldOutputs(sweep: Sweep): Promise<number> {
  const { storage, now } = sweep;
  let removed = 0;
  for await (const portion of toPortions(sweep, storage.listFolders(outputsFolder))) {
    const old = portion.filter(
      ({ changedAt }) => changedAt.getTime() < now - retentionTimes.outputs,
    );
    await Promise.all(old.map(({ name }) => storage.removeFolder(outputFolder(name))));
    removed += old.length;
  }
  return removed;
}
