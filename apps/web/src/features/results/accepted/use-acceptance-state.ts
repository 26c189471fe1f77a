import { acceptFindings, computeScore } from '@clauselight/core';
import type { Analysis, AnalysisDetail, Finding } from '@clauselight/schema';
import { useMemo, useState } from 'react';
import { createFailureNotice } from '../../../lib/failure-notice.ts';
import { useLatestCallback } from '../../../lib/use-latest-callback.ts';
import { useToast } from '../../../ui/toast-context.ts';
import { t } from '../messages.ts';
import { useAcceptFinding } from './accept-finding.ts';
import type { AcceptanceState } from './acceptance-context.ts';
import { describeChange } from './describe-change.ts';

/** The analysis without the accepted findings, those findings, and an announcement of the last change. */
export function useAcceptanceState(detail: AnalysisDetail, whole: Analysis) {
  const { acceptedFindings } = detail;
  const [announcement, setAnnouncement] = useState('');
  const toast = useToast();
  const { mutate } = useAcceptFinding(detail.id);
  const left = useMemo(() => leaveOut(whole, acceptedFindings), [whole, acceptedFindings]);
  const { analysis, accepted, isAccepted } = left;

  const change = useLatestCallback((finding: Finding, isAccepted: boolean) => {
    const before = analysis.score?.value;
    const after = isAccepted ? finding.scoreWithout : scoreAgain(analysis, finding);
    setAnnouncement(describeChange(finding.title, { isAccepted, before, after }));
    mutate(
      { findingId: finding.id, isAccepted },
      {
        onError: (error) => {
          setAnnouncement('');
          toast(
            createFailureNotice(error, {
              title: t(
                isAccepted ? 'results.accepted.notAccepted' : 'results.accepted.stillAccepted',
              ),
              fallback: t('results.accepted.unreachable'),
            }),
          );
        },
      },
    );
  });

  const state = useMemo(
    (): AcceptanceState => ({
      accepted,
      isAccepted,
      scoreAsItStands: whole.score?.value,
      score: analysis.score?.value,
      getScoreAgain: (finding) => scoreAgain(analysis, finding),
      change,
    }),
    [accepted, isAccepted, whole, analysis, change],
  );
  return { analysis, state, announcement };
}

function leaveOut(whole: Analysis, acceptedFindings: AnalysisDetail['acceptedFindings']) {
  const ids = acceptedFindings.map(({ findingId }) => findingId);
  const known = new Set(ids);
  return {
    analysis: acceptFindings(whole, ids),
    accepted: whole.findings.filter(({ id }) => known.has(id)),
    isAccepted: (id: string) => known.has(id),
  };
}

/** The score if a finding that is accepted counted again; nothing if the document was not judged. */
function scoreAgain({ findings, score }: Analysis, finding: Finding): number | undefined {
  return score && computeScore([...findings, finding], score).value;
}
