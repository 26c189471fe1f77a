import { buildChanged } from './build.mjs';

/** Runs once before the tests whose servers start threads and processes of the bundle. */
export function setup() {
  buildChanged(['server']);
}
