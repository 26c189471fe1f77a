import type { Analysis, DocumentKind, NotJudged } from '@clauselight/schema';
import { Part } from '../../ui/panel.tsx';
import { HintsLink } from './hints-link.tsx';
import { KindQuestion } from './kind-question.tsx';
import { t } from './messages.ts';
import { SeverityCounts } from './severity-counts.tsx';

interface NotJudgedPartProps {
  analysis: Analysis;
  /** Whether it is the first part of its panel. */
  isFirst: boolean;
}

/** In place of the score: that the document was not judged, why, and what can be done. */
export function NotJudgedPart({ analysis, isFirst }: NotJudgedPartProps) {
  const { notJudged, findings, documentKind } = analysis;
  return (
    <Part title={t('results.notJudged.title')} isFirst={isFirst}>
      {notJudged && (
        <div className="max-w-[60ch] space-y-2">
          <p>{notJudged.text}</p>
          <p>{notJudged.remedy}</p>
        </div>
      )}
      {notJudged && mayBeOtherKind(notJudged, documentKind.kind) && (
        <KindQuestion documentKind={documentKind} />
      )}
      {findings.length > 0 && <SeverityCounts findings={findings} />}
      <HintsLink passages={analysis.conceptPassages} />
    </Part>
  );
}

/** Another kind may need fewer words, and a document that was not recognized is of some kind. */
function mayBeOtherKind({ reason }: NotJudged, kind: DocumentKind): boolean {
  return reason === 'too-little-text' || (reason === 'kind' && kind === 'other');
}
