import { writingTaskNames } from '@clauselight/core';
import type { WritingDetails, WritingTaskType } from '@clauselight/schema';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { Part } from '../../../ui/panel.tsx';
import { EvidenceLink } from '../evidence-link.tsx';
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
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
        <Part title="What it is">
          <p className="font-serif text-title">{writingTaskNames[task.type]}</p>
          <p className="mb-3 text-small text-ink-soft">
            {task.reason}
            {task.evidence.map((passage) => (
              <span key={passage.start}>
                {' '}
                <PassageLink evidence={passage}>“{passage.quote}”</PassageLink>
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
    <Part title="Thesis and conclusion">
      <div className="space-y-4">
        {(isExpected || thesis) && <Claim label="Your thesis, we think" passage={thesis} />}
        {(isExpected || conclusion) && (
          <Claim
            label={thesis ? 'Where you come back to it' : 'Where you conclude'}
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
        <p className="text-ink-soft">No sentence was found that does this.</p>
      )}
    </div>
  );
}

function listLengthFacts({ length, lexicalVariety, language }: WritingDetails): Fact[] {
  const { limit } = length;
  const within = [
    limit?.minimum !== undefined && `at least ${formatNumber(limit.minimum)}`,
    limit?.maximum !== undefined && `at most ${formatNumber(limit.maximum)}`,
  ].filter(Boolean);
  return [
    {
      label: 'Length',
      value: `${formatCount(length.body, 'word')}, ${formatCount(length.sentences, 'sentence')}, ${formatCount(length.paragraphs, 'paragraph')}`,
      note:
        length.total > length.body
          ? `running text; ${formatCount(length.total, 'word')} with title, headings and lists`
          : undefined,
    },
    ...(limit && within.length > 0
      ? [{ label: 'Allowed', value: `${within.join(', ')} words`, evidence: limit.evidence }]
      : []),
    {
      label: 'Time',
      value: `${length.readingMinutes} min to read, ${length.speakingMinutes} min to speak`,
    },
    ...(lexicalVariety === undefined
      ? []
      : [
          {
            label: 'Variety of words',
            value: `${Math.round(lexicalVariety * 100)} of 100`,
            note: 'different words in every 50, on average',
          },
        ]),
    ...(language.variant
      ? [
          {
            label: 'Spelling',
            value: language.variant === 'british' ? 'British' : 'American',
            note: `${language.british} British, ${language.american} American`,
          },
        ]
      : []),
  ];
}
