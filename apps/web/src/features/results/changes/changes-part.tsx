import { analysisReportFormats, type Finding, type ProposedChange } from '@clauselight/schema';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { type AskedChanges, getRedlinePath } from '../../../lib/api/get-changes.ts';
import { createFailureNotice } from '../../../lib/failure-notice.ts';
import { formatScore } from '../../../lib/format.ts';
import { saveAnswer } from '../../../lib/save-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Growing } from '../../../ui/growing.tsx';
import { Part } from '../../../ui/panel.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { useToast } from '../../../ui/toast-context.ts';
import { FindingLink } from '../finding-link.tsx';
import { t } from '../messages.ts';
import { PlaceLabel } from '../place-label.tsx';
import { ChangeEffect } from './change-effect.tsx';
import { ChangeWords } from './change-words.tsx';
import { ProposeButton } from './propose-button.tsx';
import { isLeftOut, type ProposedChanges, useChanges } from './use-changes.ts';

interface ChangesPartProps {
  /** The findings of the analysis. */
  findings: readonly Finding[];
}

/** Changes of the words that answer the findings: all of them in a list, and as tracked changes in a Word document. */
export function ChangesPart({ findings }: ChangesPartProps) {
  const proposed = useChanges();
  const [wasAsked, setWasAsked] = useState(false);
  const { asked, changes } = proposed;
  if (asked === undefined) return null;
  return (
    <Part
      isFirst
      title={t('results.changes.title')}
      className="mb-8"
      aside={
        changes !== undefined &&
        changes.length > 0 && <SaveRedline asked={asked} leftOut={proposed.leftOut} />
      }
    >
      {changes === undefined ? (
        <AskForChanges proposed={proposed} onAsk={() => setWasAsked(true)} />
      ) : (
        <div ref={wasAsked ? takeFocus : undefined} tabIndex={-1}>
          <ChangeList changes={changes} proposed={proposed} findings={findings} />
        </div>
      )}
    </Part>
  );
}

function AskForChanges({ proposed, onAsk }: { proposed: ProposedChanges; onAsk: () => void }) {
  return (
    <div className="space-y-3">
      <p className="max-w-[70ch] text-ink-soft">{t('results.changes.intro')}</p>
      <ProposeButton label={t('results.changes.proposeAll')} proposed={proposed} onAsk={onAsk} />
    </div>
  );
}

interface ChangeListProps extends ChangesPartProps {
  changes: readonly ProposedChange[];
  proposed: ProposedChanges;
}

function ChangeList({ changes, proposed, findings }: ChangeListProps) {
  const { asked, scores, leftOut, toggle } = proposed;
  if (changes.length === 0) return <p className="text-ink-soft">{t('results.changes.none')}</p>;
  const score = scores?.find(({ side }) => side === asked?.side);
  const summary = score && {
    before: formatScore(score.before),
    after: formatScore(score.after),
  };
  return (
    <>
      <p className="max-w-[70ch]">
        {t('results.changes.count', { count: changes.length })}{' '}
        {summary && t('results.changes.score', summary)}
      </p>
      <Growing items={changes}>
        {(shown) => (
          <ol className="divide-y divide-line">
            {shown.map((change) => (
              <ChangeItem
                key={change.id}
                change={change}
                findings={findings}
                isOut={isLeftOut(change.findingIds, leftOut)}
                onToggle={() => toggle(change)}
              />
            ))}
          </ol>
        )}
      </Growing>
    </>
  );
}

interface ChangeItemProps extends ChangesPartProps {
  change: ProposedChange;
  /** Whether it is left out of the document. */
  isOut: boolean;
  onToggle: () => void;
}

function ChangeItem({ change, findings, isOut, onToggle }: ChangeItemProps) {
  const { title, passage, clause, findingIds } = change;
  const answered = findings.filter(({ id }) => findingIds.includes(id));
  return (
    <li className="space-y-1 py-4">
      <div className="flex items-start justify-between gap-x-4">
        <h4 className="font-serif text-base font-semibold">{title}</h4>
        <label className="flex shrink-0 items-center gap-2 text-small">
          <input
            type="checkbox"
            checked={!isOut}
            onChange={onToggle}
            aria-label={t('results.changes.takeIn', { title })}
            className="size-4 accent-action"
          />
          {t(isOut ? 'results.changes.leftOut' : 'results.changes.inDocument')}
        </label>
      </div>
      <p className="label">
        <PlaceLabel span={passage} clause={clause} />
      </p>
      <ChangeWords change={change} />
      <ChangeEffect change={change} />
      <p className="flex flex-wrap gap-x-3 text-small text-ink-soft">
        {t('results.changes.answers')}
        {answered.map((finding) => (
          <FindingLink key={finding.id} findingId={finding.id}>
            {finding.title}
          </FindingLink>
        ))}
      </p>
    </li>
  );
}

interface SaveRedlineProps {
  asked: AskedChanges;
  leftOut: readonly string[];
}

function SaveRedline({ asked, leftOut }: SaveRedlineProps) {
  const show = useToast();
  const { suffix, extension } = analysisReportFormats['redlined-docx'];
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveAnswer(getRedlinePath(asked, leftOut), `${suffix}.${extension}`),
    onError: (error) => show(createFailureNotice(error, { title: t('results.changes.notSaved') })),
  });
  return (
    <Button size="small" aria-disabled={isPending} onClick={() => isPending || mutate()}>
      <Download aria-hidden="true" size={15} />
      {t(isPending ? 'results.changes.saving' : 'results.changes.save')}
    </Button>
  );
}
