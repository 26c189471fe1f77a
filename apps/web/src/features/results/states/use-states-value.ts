import {
  applyFindingStates,
  computeScore,
  countReviewed,
  describeFindingState,
  getFindingStateNames,
  isSetAside,
} from '@clauselight/core';
import {
  type Analysis,
  type AnalysisDetail,
  type Finding,
  type FindingDecision,
  getDocumentFamily,
} from '@clauselight/schema';
import { useMemo, useRef, useState } from 'react';
import { createFailureNotice } from '../../../lib/failure-notice.ts';
import { useLatestCallback } from '../../../lib/use-latest-callback.ts';
import { useToast } from '../../../ui/toast-context.ts';
import { t } from '../messages.ts';
import { createGetDecision } from './apply-decision.ts';
import { describeChange } from './describe-change.ts';
import type { DecisionChange, FindingStatesValue } from './finding-states-context.ts';
import { useSendDecision } from './send-decision.ts';

/** The analysis without the findings set aside, what was decided, and an announcement of the last decision. */
export function useStatesValue({ id, findingStates }: AnalysisDetail, whole: Analysis) {
  const [announcement, setAnnouncement] = useState('');
  const last = useRef<{ finding: Finding; before: FindingDecision }>(undefined);
  const toast = useToast();
  const { mutate } = useSendDecision(id);
  const names = getFindingStateNames(getDocumentFamily(whole.documentKind.kind));
  const analysis = useMemo(() => applyFindingStates(whole, findingStates), [whole, findingStates]);
  const getDecision = useMemo(() => createGetDecision(findingStates), [findingStates]);

  const send = useLatestCallback((finding: Finding, decision: FindingDecision) => {
    const before = getDecision(finding.id);
    if (before.state !== decision.state) {
      const scores = {
        before: analysis.score?.value,
        after: foresee(analysis, finding, { before, after: decision }),
      };
      const state = describeFindingState(decision, names);
      setAnnouncement(describeChange(finding.title, { state, ...scores }));
    }
    const onError = (error: unknown) => {
      setAnnouncement('');
      toast(
        createFailureNotice(error, {
          title: t('results.states.notSaved'),
          fallback: t('results.states.unreachable'),
        }),
      );
    };
    mutate({ findingId: finding.id, decision }, { onError });
  });

  const decide = useLatestCallback((finding: Finding, change: DecisionChange) => {
    const before = getDecision(finding.id);
    // A note is taken back in its field.
    if (change.state !== undefined) last.current = { finding, before };
    send(finding, merge(before, change));
  });

  const undo = useLatestCallback(() => {
    if (last.current === undefined) return;
    const { finding, before } = last.current;
    last.current = undefined;
    const { state, reason } = before;
    send(finding, merge(getDecision(finding.id), { state, reason }));
  });

  const value = useMemo(
    (): FindingStatesValue => ({
      setAside: whole.findings.filter(({ id }) => isSetAside(getDecision(id))),
      getDecision,
      progress: countReviewed(whole.findings, findingStates),
      scoreAsItStands: whole.score?.value,
      score: analysis.score?.value,
      getScoreAgain: (finding) => scoreAgain(analysis, finding),
      decide,
      undo,
    }),
    [findingStates, getDecision, whole, analysis, decide, undo],
  );
  return { analysis, value, announcement };
}

/** A decision after a change: a new state drops the reason, and the note stays unless it is changed. */
function merge(before: FindingDecision, change: DecisionChange): FindingDecision {
  const { state = before.state } = change;
  const reason = 'reason' in change || 'state' in change ? change.reason : before.reason;
  const note = change.note ?? before.note;
  return { state, ...(reason && { reason }), ...(note && { note }) };
}

interface Turn {
  before: FindingDecision;
  after: FindingDecision;
}

/** The score once a decision is made; undefined if the document was not judged. */
function foresee(analysis: Analysis, finding: Finding, { before, after }: Turn) {
  if (isSetAside(before) === isSetAside(after)) return analysis.score?.value;
  if (analysis.score === undefined) return undefined;
  return isSetAside(after) ? finding.scoreWithout : scoreAgain(analysis, finding);
}

/** The score if a finding that is set aside counted again; nothing if the document was not judged. */
function scoreAgain({ findings, score }: Analysis, finding: Finding): number | undefined {
  return score && computeScore([...findings, finding], score).value;
}
