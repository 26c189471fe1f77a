import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';

/** The secret that signs cookies: the configured one, or one that is created once for this data folder. */
export async function getCookieSecret(
  config: Pick<Config, 'SESSION_SECRET' | 'DATA_FOLDER'>,
): Promise<string> {
  if (config.SESSION_SECRET !== undefined) return config.SESSION_SECRET;
  const file = path.join(config.DATA_FOLDER, 'cookie-secret');
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), {
    mode: 0o600,
    flush: true,
  });
  try {
    // Linking fails if the name exists: of two processes that start together, only one creates the secret.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return await readFile(file, 'utf8');
}
