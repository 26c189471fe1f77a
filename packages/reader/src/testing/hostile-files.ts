import { cutFiles } from './hostile/cut-files.ts';
import { disguises } from './hostile/disguises.ts';
import { hostileCompounds } from './hostile/hostile-compound.ts';
import type { HostileFile } from './hostile/hostile-file.ts';
import { hostilePdfs } from './hostile/hostile-pdfs.ts';
import { hostileTexts } from './hostile/hostile-texts.ts';
import { hostileMarkup, listHostileXml } from './hostile/hostile-xml.ts';
import { hostileZips } from './hostile/hostile-zips.ts';
import { lockedFiles } from './hostile/locked-files.ts';
import { listPrograms } from './hostile/programs.ts';

/** Files made to break, to hold up or to mislead a reader. `origin` is a web address that must never be asked. */
export function listHostileFiles(origin: string): readonly HostileFile[] {
  return [
    ...hostileZips,
    ...listHostileXml(origin),
    ...hostileMarkup,
    ...hostilePdfs,
    ...hostileTexts,
    ...hostileCompounds,
    ...lockedFiles,
    ...listPrograms(origin),
    ...cutFiles,
    ...disguises,
  ];
}
