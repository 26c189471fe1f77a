import type { DocumentKind, Side } from '@clauselight/schema';
import { useSearchParams } from 'wouter';
import type { ChosenVersions } from '../features/compare/choice/suggest-versions.ts';
import { VersionChoice } from '../features/compare/choice/version-choice.tsx';
import {
  CompareFailure,
  SameVersions,
  UnknownVersions,
} from '../features/compare/compare-failure.tsx';
import { areAnalysisIds, readCompareView } from '../features/compare/compare-view.ts';
import { ComparisonPart } from '../features/compare/comparison-part.tsx';
import { SideField } from '../features/results/side-field.tsx';
import { useAnalyses } from '../lib/api/get-analyses.ts';
import { useAnalysis } from '../lib/api/get-analysis.ts';
import { describeFailure } from '../lib/http.ts';
import { product } from '../lib/product.ts';
import { ErrorBoundary, Failure } from '../ui/error-boundary.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { t } from './messages.ts';
import { useSide } from './use-side.ts';

/** Compares the two versions of a document that the address names, or lets the visitor choose them. */
export function ComparePage() {
  const [params] = useSearchParams();
  const { before, after, isChoosing, isByHand } = readCompareView(params);
  const isChosen = !isChoosing && before !== undefined && after !== undefined;
  return (
    <>
      <title>{`${t('app.compare.title')} · ${product.name}`}</title>
      <PageHead
        title={t('app.compare.title')}
        line={isChosen ? undefined : t('app.compare.line')}
        back={{ href: '/', label: t('app.compare.back') }}
      />
      <ErrorBoundary
        key={isChosen ? `${before} ${after}` : 'choice'}
        message={t('app.compare.failed')}
      >
        {isChosen ? (
          <Versions before={before} after={after} />
        ) : (
          <Choice before={before} after={after} isByHand={isByHand} />
        )}
      </ErrorBoundary>
    </>
  );
}

function Choice({ isByHand, ...chosen }: ChosenVersions & { isByHand: boolean }) {
  const [, setParams] = useSearchParams();
  const { data, error, refetch } = useAnalyses();
  // Loaded data stays on the page when reloading it fails.
  if (!data) {
    if (!error) return <Waiting>{t('app.compare.loading')}</Waiting>;
    return (
      <Failure
        message={describeFailure(error, t('app.compare.notLoaded'))}
        onRetry={() => void refetch()}
      />
    );
  }

  function choose({ before = '', after = '' }: ChosenVersions) {
    const named = Object.entries({ before, after, choose: '1' }).filter(([, value]) => value);
    setParams(new URLSearchParams(named), { replace: true });
  }
  return <VersionChoice records={data} chosen={chosen} isByHand={isByHand} onChoose={choose} />;
}

interface VersionsProps {
  before: string;
  after: string;
}

function Versions({ before, after }: VersionsProps) {
  if (!areAnalysisIds(before, after)) return <UnknownVersions />;
  if (before === after) return <SameVersions />;
  return <KnownVersions key={`${before} ${after}`} before={before} after={after} />;
}

/** Offers the sides of the later version. */
function KnownVersions({ before, after }: VersionsProps) {
  const { data, error, refetch } = useAnalysis(after);
  if (error) return <CompareFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting>{t('app.compare.loadingLater')}</Waiting>;
  const kind = data.analysis?.documentKind.kind ?? 'other';
  const sides = data.analysis?.sides ?? noSides;
  return <SidedVersions before={before} after={after} kind={kind} sides={sides} />;
}

const noSides: readonly Side[] = [];

interface SidedVersionsProps extends VersionsProps {
  kind: DocumentKind;
  sides: readonly Side[];
}

function SidedVersions({ before, after, kind, sides }: SidedVersionsProps) {
  const { side, takeSide } = useSide(after, kind, sides);
  return (
    <ComparisonPart
      query={{ before, after, side }}
      sideField={<SideField sides={sides} side={side} onChange={takeSide} />}
    />
  );
}
