import type { Analysis, DocumentKind, NotJudged } from '@clauselight/schema';

const withoutChecks: ReadonlySet<DocumentKind> = new Set(['cv', 'other']);

/**
 * Why a document of a kind without checks of its own is not judged; nothing for kinds that have checks.
 *
 * @param documentKind - The kind of the document and what it is called.
 * @returns The reason; undefined for kinds that have checks.
 */
export function explainUncheckedKind({
  kind,
  label,
}: Pick<Analysis['documentKind'], 'kind' | 'label'>): NotJudged | undefined {
  if (!withoutChecks.has(kind)) return undefined;
  return {
    reason: 'kind',
    text:
      kind === 'other'
        ? 'The document reads as no kind that has checks of its own.'
        : `This reads as a ${label.toLowerCase()}, a kind of document without checks of its own.`,
    remedy:
      'If it is a contract, upload the whole of it with its title, and the parties if they are on another page.',
  };
}

/**
 * The analysis without a score that an earlier version gave to a kind of document without checks of its own.
 *
 * @param analysis - An analysis, of any version.
 * @returns The analysis itself if its kind has checks; otherwise a copy without score.
 */
export function withholdUncheckedScore(analysis: Analysis): Analysis {
  const notJudged = explainUncheckedKind(analysis.documentKind);
  if (analysis.score === undefined || notJudged === undefined) return analysis;
  const { score: _, ...rest } = analysis;
  return { ...rest, notJudged };
}
