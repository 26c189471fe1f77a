import { writingTaskNames } from '@clauselight/core';
import type { WritingDetails, WritingTaskType } from '@clauselight/schema';
import { formatNumber } from '../../../lib/format.ts';
import { Part } from '../../../ui/panel.tsx';
import { EvidenceLink } from '../evidence-link.tsx';
import { t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';
import { CorrectionsPart } from './corrections-part.tsx';
import { type Fact, FactList } from './fact-list.tsx';
import { ReadabilityPart } from './readability-part.tsx';
import { SourcesPart } from './sources-part.tsx';
import { TaskPart } from './task-part.tsx';

/** What a piece of writing is, how it reads, and whether its citations and references match. */
export function WritingDetailsView({ details }: { details: WritingDetails }) {
  const { task } = details;
  return (
    <>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 @3xl:grid-cols-2">
        <Part title={t('results.writing.title')}>
          <p className="font-serif text-title">{writingTaskNames[task.type]}</p>
          <p className="mb-3 text-small text-ink-soft">
            {task.reason}
            {task.evidence.map((passage) => (
              <span key={passage.start}>
                {' '}
                <PassageLink evidence={passage}>
                  {t('results.passage.quote', { quote: passage.quote })}
                </PassageLink>
              </span>
            ))}
          </p>
          <FactList facts={listLengthFacts(details)} />
        </Part>
        <ThesisPart details={details} />
      </div>
      <ReadabilityPart details={details} />
      <TaskPart details={details} />
      <SourcesPart details={details} />
      <CorrectionsPart corrections={details.corrections} grammar={details.language.grammar} />
    </>
  );
}

/** Tasks that a text without a thesis may answer well. */
const withoutThesis: readonly WritingTaskType[] = ['narrative', 'reflective', 'lab-report'];

function ThesisPart({ details: { task, thesis, conclusion } }: { details: WritingDetails }) {
  const isExpected = !withoutThesis.includes(task.type);
  if (!isExpected && thesis === undefined && conclusion === undefined) return null;
  return (
    <Part title={t('results.writing.thesisAndConclusion')}>
      <div className="space-y-4">
        {(isExpected || thesis) && <Claim label={t('results.writing.thesis')} passage={thesis} />}
        {(isExpected || conclusion) && (
          <Claim
            label={t(thesis ? 'results.writing.comeBack' : 'results.writing.conclusion')}
            passage={conclusion}
          />
        )}
      </div>
    </Part>
  );
}

interface ClaimProps {
  label: string;
  passage: WritingDetails['thesis'];
}

function Claim({ label, passage }: ClaimProps) {
  return (
    <div>
      <p className="label">{label}</p>
      {passage ? (
        <EvidenceLink evidence={passage} />
      ) : (
        <p className="text-ink-soft">{t('results.writing.noSentence')}</p>
      )}
    </div>
  );
}

function listLengthFacts({ length, lexicalVariety, language }: WritingDetails): Fact[] {
  const { limit } = length;
  const allowed = limit && describeLimit(limit);
  return [
    {
      label: t('results.writing.length'),
      value: t('results.writing.lengthCounts', {
        words: length.body,
        sentences: length.sentences,
        paragraphs: length.paragraphs,
      }),
      note:
        length.total > length.body
          ? t('results.writing.lengthNote', { words: length.total })
          : undefined,
    },
    ...(limit && allowed
      ? [{ label: t('results.writing.allowed'), value: allowed, evidence: limit.evidence }]
      : []),
    {
      label: t('results.writing.time'),
      value: t('results.writing.minutes', {
        reading: length.readingMinutes,
        speaking: length.speakingMinutes,
      }),
    },
    ...(lexicalVariety === undefined
      ? []
      : [
          {
            label: t('results.writing.variety'),
            value: t('results.writing.varietyShare', { share: Math.round(lexicalVariety * 100) }),
            note: t('results.writing.varietyNote'),
          },
        ]),
    ...(language.variant
      ? [
          {
            label: t('results.writing.spelling'),
            value: t(
              language.variant === 'british'
                ? 'results.writing.british'
                : 'results.writing.american',
            ),
            note: t('results.writing.spellingCounts', {
              british: language.british,
              american: language.american,
            }),
          },
        ]
      : []),
  ];
}

type Limit = NonNullable<WritingDetails['length']['limit']>;

function describeLimit({ minimum, maximum }: Limit): string | undefined {
  const values = {
    minimum: formatNumber(minimum ?? 0),
    maximum: formatNumber(maximum ?? 0),
  };
  if (maximum === undefined)
    return minimum === undefined ? undefined : t('results.writing.atLeast', values);
  return t(minimum === undefined ? 'results.writing.atMost' : 'results.writing.between', values);
}
