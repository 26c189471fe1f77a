import { engineVersion, ruleBookVersion } from '@clauselight/engine';
import { readerVersion } from '@clauselight/reader';
import { version } from '../package.json';

/** What `--version` answers. */
export const versionLine = `clauselight ${version} (reader ${readerVersion}, engine ${engineVersion}, rule book ${ruleBookVersion})\n`;
