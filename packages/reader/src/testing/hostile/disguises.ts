import type { DocumentFormat } from '@clauselight/schema';
import { seedFiles } from '../seed-files.ts';
import { encodeLatin, type HostileFile } from './hostile-file.ts';

const texts: readonly DocumentFormat[] = [
  'txt',
  'md',
  'html',
  'csv',
  'json',
  'xml',
  'eml',
  'mhtml',
];

/** Files that are not what their name says. */
export const disguises: readonly HostileFile[] = [
  disguise('a program', 'pdf', () => encodeLatin(`MZ${'\0\x90\x03'.repeat(1000)}`)),
  disguise('a program', 'docx', () => encodeLatin(`MZ${'\0\x90\x03'.repeat(1000)}`)),
  disguise('a picture', 'txt', () => encodeLatin(`\x89PNG\r\n\x1a\n${'\0\0\0\rIHDR'.repeat(500)}`)),
  disguise('a picture', 'csv', () => encodeLatin(`\x89PNG\r\n\x1a\n${'\0\0\0\rIHDR'.repeat(500)}`)),
  disguise('a zip of other things', 'docx', () => encodeLatin('PK\x05\x06'.padEnd(22, '\0'))),
  ...disguiseSeeds(),
];

/** Every format's file under every other one's name: read as what it is, but for text where no text can be meant. */
function disguiseSeeds(): HostileFile[] {
  const formats = Object.keys(seedFiles) as DocumentFormat[];
  const names: readonly DocumentFormat[] = ['pdf', 'docx', 'xls', 'txt', 'json', 'epub'];
  return names.flatMap((name) =>
    formats
      .filter((format) => format !== name)
      .map((format): HostileFile => {
        const isText = texts.includes(format);
        const isRefused = isText && (name === 'pdf' || name === 'epub');
        return {
          name: `${format} named ${name}`,
          format: name,
          endings: isRefused ? ['file_type_mismatch'] : ['read'],
          // Text under the name of another text is read as what its name says.
          ...(isText && name === 'txt' ? {} : { warnings: ['name-differs'] }),
          build: () => seedFiles[format]?.() ?? new Uint8Array(),
        };
      }),
  );
}

function disguise(what: string, format: DocumentFormat, build: () => Uint8Array): HostileFile {
  return { name: `${what} named ${format}`, format, endings: ['file_type_mismatch'], build };
}
