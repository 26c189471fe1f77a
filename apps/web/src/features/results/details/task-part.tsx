import { rubricStatusNames } from '@clauselight/core';
import type { WritingDetails } from '@clauselight/schema';
import { Part } from '../../../ui/panel.tsx';
import { EvidenceLink } from '../evidence-link.tsx';
import { t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';
import { StateMark } from '../state-mark.tsx';

/** The requirements of the task and the marking scheme, and where the text meets them. Renders nothing without either. */
export function TaskPart({ details }: { details: WritingDetails }) {
  const { promptParts, rubric } = details;
  return (
    <>
      {promptParts.length > 0 && (
        <Part title={t('results.task.prompt')}>
          <ul className="divide-y divide-line">
            {promptParts.map(({ evidence, paragraphs }) => (
              <li key={evidence.start} className="py-2">
                <EvidenceLink evidence={evidence} />
                {paragraphs.length > 0 ? (
                  <StateMark state="yes">
                    {t('results.task.takenUp', {
                      count: paragraphs.length,
                      paragraphs: paragraphs.join(', '),
                    })}
                  </StateMark>
                ) : (
                  <StateMark state="open">{t('results.task.notTakenUp')}</StateMark>
                )}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {rubric.length > 0 && (
        <Part title={t('results.task.rubric')}>
          <ul className="divide-y divide-line">
            {rubric.map(({ evidence, status, note, found }) => (
              <li key={evidence.start} className="py-2">
                <EvidenceLink evidence={evidence} />
                {statusMarks[status]}
                <p className="text-small text-ink-soft">
                  {note}
                  {found.slice(0, 3).map((passage, index) => (
                    <span key={passage.start}>
                      {' '}
                      <PassageLink evidence={passage}>
                        {t('results.task.passage', { number: index + 1 })}
                      </PassageLink>
                    </span>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

const statusMarks = {
  seen: <StateMark state="yes">{rubricStatusNames.seen}</StateMark>,
  open: <StateMark state="open">{rubricStatusNames.open}</StateMark>,
  'not-assessable': <StateMark state="none">{rubricStatusNames['not-assessable']}</StateMark>,
} as const;
