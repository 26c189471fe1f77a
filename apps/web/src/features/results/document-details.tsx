import { describeRecognition } from '@clauselight/core';
import type { Analysis, AnalysisDetail } from '@clauselight/schema';
import { formatDuration, formatMoment, formatNumber } from '../../lib/format.ts';
import { Part } from '../../ui/panel.tsx';
import { useAnalysisContext } from './analysis-context.ts';
import { type Fact, FactList } from './details/fact-list.tsx';
import { KindField } from './kind-field.tsx';
import { t } from './messages.ts';
import { useFindingStates } from './states/finding-states-context.ts';

interface DocumentDetailsProps {
  detail: AnalysisDetail;
  analysis: Analysis;
}

/** What was analyzed, when, and by what. */
export function DocumentDetails({ detail, analysis }: DocumentDetailsProps) {
  const { family, changeKind } = useAnalysisContext();
  const { setAside } = useFindingStates();
  const {
    kind,
    label,
    reason,
    evidence,
    isSetByReader = false,
    alternatives = [],
  } = analysis.documentKind;
  const count = analysis.findings.length;
  const flags =
    setAside.length > 0
      ? t('results.facts.flagsWithSetAside', { count, setAside: setAside.length })
      : count;
  const facts: Fact[] = [
    { label: t('results.facts.file'), value: detail.filename },
    {
      label: t('results.facts.documentType'),
      value: label,
      evidence,
      note: isSetByReader ? t('results.kind.setByYou') : undefined,
    },
    ...(reason
      ? [{ label: t('results.facts.recognisedBy'), value: describeRecognition(reason) }]
      : []),
    {
      label: family === 'contract' ? t('results.facts.riskFlags') : t('results.facts.findings'),
      value: flags,
    },
    { label: t('results.facts.words'), value: formatNumber(analysis.wordCount) },
    {
      label: t('results.facts.analyzed'),
      value: detail.analyzedAt ? formatMoment(detail.analyzedAt) : t('results.facts.absent'),
    },
    {
      label: t('results.facts.processingTime'),
      value:
        detail.durationMs === undefined
          ? t('results.facts.absent')
          : formatDuration(detail.durationMs),
    },
    {
      label: t('results.facts.engine'),
      value: t('results.facts.engineVersion', {
        version: analysis.engineVersion,
        ruleBook: analysis.ruleBookVersion,
      }),
    },
  ];
  return (
    <Part title={t('results.facts.title')}>
      <FactList facts={facts} />
      {changeKind && (
        <div className="pt-3">
          <KindField
            label={t('results.kind.change')}
            current={kind}
            likely={alternatives}
            isSetByReader={isSetByReader}
            onChange={changeKind}
          />
        </div>
      )}
    </Part>
  );
}
