import { buildChanged } from '../scripts/build.mjs';
import { findPreparedDatabase } from './prepared-database.ts';

/** Builds what the servers of a run serve, and finds the database that most of them begin with. */
// biome-ignore lint/style/noDefaultExport: the runner calls what a set-up file exports by default.
export default async function prepareDatabase(): Promise<void> {
  buildChanged();
  process.env.PREPARED_DATABASE = await findPreparedDatabase();
}
