import { FolderLockedError, lockFolder } from '../src/platform/database/embedded/folder-lock.ts';

/** Takes the lock named by its argument, says how that went, and stays until it is killed. */
async function hold(path: string): Promise<void> {
  const answer = await lockFolder({ path, onLost: () => undefined }).then(
    () => 'locked',
    (error: unknown) => {
      if (error instanceof FolderLockedError) return `refused by ${error.pid}`;
      throw error;
    },
  );
  process.stdout.write(`${answer}\n`);
  setInterval(() => undefined, 60_000);
}

await hold(process.argv[2] ?? '');
