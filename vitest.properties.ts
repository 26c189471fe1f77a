import fc from 'fast-check';
import { inject } from 'vitest';

/**
 * The gate tries the same values each time, so that it fails for what changed, and few of them; a full run tries others, and
 * as many as a property that names no number gets from the library.
 */
fc.configureGlobal({
  seed: inject('propertySeed'),
  numRuns: inject('isFullRun') ? 100 : 40,
});
