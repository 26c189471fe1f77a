import fc from 'fast-check';
import { inject } from 'vitest';

// The gate tries the same values each time, so that it fails for what changed; a full run tries others.
fc.configureGlobal({ seed: inject('propertySeed') });
