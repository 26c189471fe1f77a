// The counter-check: with this loaded first nothing is synced, and the power-cut script must see rows lost.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

fs.fsyncSync = () => undefined;
syncBuiltinESMExports();
