import type { DocumentFormat, ReaderWarning, SourceText } from '@clauselight/schema';
import { assembleSourceText } from '../source/assemble.ts';
import type { Draft } from '../source/draft.ts';
import type { DecodedText } from '../text/decode.ts';

export interface OutlineRequest {
  readonly format: DocumentFormat;
  readonly drafts: readonly Draft[];
  readonly decoded: DecodedText;
  /** What is wrong with the file, a sentence each. */
  readonly faults: readonly (string | false)[];
  /** Whether the parser stopped at a bound. */
  readonly isCut: boolean;
  readonly maxTextLength: number;
}

const cut: ReaderWarning = {
  code: 'read-in-part',
  message: 'The file is too large to be read whole: only its beginning was read.',
};

/** The source text of a data file, with its warnings. A file that is too large gets one warning. */
export function assembleOutline(request: OutlineRequest): SourceText {
  const { format, drafts, decoded, faults, isCut, maxTextLength } = request;
  const damages = faults
    .filter((message) => message !== false)
    .map((message): ReaderWarning => ({ code: 'damaged-parts', message }));
  const source = assembleSourceText({
    format,
    drafts,
    warnings: [...(decoded.warning === undefined ? [] : [decoded.warning]), ...damages],
    maxTextLength,
  });
  const isTold = source.warnings.some(({ code }) => code === 'read-in-part');
  return !isCut || isTold ? source : { ...source, warnings: [...source.warnings, cut] };
}
