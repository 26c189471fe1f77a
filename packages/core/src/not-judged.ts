import type { Analysis, DocumentKind, NotJudged } from '@clauselight/schema';
import { nameKind } from './wording/document-kind-names.ts';

const withoutChecks: ReadonlySet<DocumentKind> = new Set([
  'delivery-note',
  'statement',
  'payslip',
  'cv',
  'form',
  'certificate',
  'guide',
  'article',
  'book',
  'slides',
  'court-paper',
  'log',
  'code',
  'other',
]);

/**
 * Whether documents of a kind are judged by checks of their own.
 *
 * @param kind - The kind of a document.
 * @returns Whether there are checks for it beside those that every document has.
 */
export function hasOwnChecks(kind: DocumentKind): boolean {
  return !withoutChecks.has(kind);
}

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
  return kind === 'other'
    ? {
        reason: 'kind',
        text: 'The document reads as no kind that has checks of its own.',
        remedy:
          'Say what it is, and it is analyzed as that. Of a contract, upload the whole, with its title and the parties.',
      }
    : {
        reason: 'kind',
        text: `It reads as ${nameKind(label)}, a kind of document without a score of its own. What every document must get right was checked.`,
        remedy: 'If it is something else, say what it is, and it is analyzed as that.',
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
