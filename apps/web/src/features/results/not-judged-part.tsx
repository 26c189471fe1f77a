import type { Analysis, NotJudged } from '@clauselight/schema';
import { Part } from '../../ui/panel.tsx';
import { HintsLink } from './hints-link.tsx';
import { KindQuestion } from './kind-question.tsx';
import { t } from './messages.ts';
import { SeverityCounts } from './severity-counts.tsx';

/** Another kind may have checks of its own, or need fewer words. */
const mayBeOtherKind: ReadonlySet<NotJudged['reason']> = new Set(['kind', 'too-little-text']);

/** In place of the score: that the document was not judged, why, and what can be done. */
export function NotJudgedPart({ analysis }: { analysis: Analysis }) {
  const { notJudged, findings } = analysis;
  return (
    <Part title={t('results.notJudged.title')} isFirst>
      {notJudged && (
        <div className="max-w-[60ch] space-y-2">
          <p>{notJudged.text}</p>
          <p>{notJudged.remedy}</p>
        </div>
      )}
      {notJudged && mayBeOtherKind.has(notJudged.reason) && (
        <KindQuestion documentKind={analysis.documentKind} />
      )}
      {findings.length > 0 && <SeverityCounts findings={findings} />}
      <HintsLink passages={analysis.conceptPassages} />
    </Part>
  );
}
