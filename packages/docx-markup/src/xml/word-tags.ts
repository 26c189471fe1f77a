import { findPrefix } from '@clauselight/reader/docx';
import type { LocatedDocument } from './located-element.ts';

/** Writes elements of WordprocessingML with the namespace prefix of the part. */
export interface WordTags {
  mark(name: 'commentRangeStart' | 'commentRangeEnd', id: string): string;
  /** The run that displays a comment's reference. */
  reference(id: string): string;
  /** A namespace declaration for the outermost written element; empty if the part declares the prefix. */
  readonly declaration: string;
}

const transitional = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

export function createWordTags({
  root,
  vocabularies,
}: Pick<LocatedDocument, 'root' | 'vocabularies'>): WordTags {
  const ofRoot = vocabularies.get(root.rawName.split(':').slice(0, -1).join(':'));
  const own = [vocabularies.get('w'), ofRoot].find(
    (vocabulary) => vocabulary !== undefined && findPrefix(vocabulary) === 'w',
  );
  const isKnown = own !== undefined && own === vocabularies.get('w');
  const declaration = isKnown ? '' : ` xmlns:w="${own ?? transitional}"`;
  return {
    declaration,
    mark: (name, id) => `<w:${name}${declaration} w:id="${id}"/>`,
    reference: (id) => `<w:r${declaration}><w:commentReference w:id="${id}"/></w:r>`,
  };
}

/** Whether a part uses the strict namespaces of ISO/IEC 29500-1. */
export function isStrict({
  root,
  vocabularies,
}: Pick<LocatedDocument, 'root' | 'vocabularies'>): boolean {
  const prefix = root.rawName.split(':').slice(0, -1).join(':');
  return vocabularies.get(prefix)?.startsWith('http://purl.oclc.org/') === true;
}
