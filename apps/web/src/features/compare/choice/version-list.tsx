import { getRiskLevel } from '@clauselight/core';
import type { AnalysisRecord } from '@clauselight/schema';
import { useId, useState } from 'react';
import { formatDatedMoment, formatScore } from '../../../lib/format.ts';
import { levelTones, nameLevel } from '../../../lib/severity.ts';
import { cx } from '../../../ui/cx.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { toneInk } from '../../../ui/tone.tsx';
import { Message, t } from '../messages.ts';
import { searchVersions } from './list-versions.ts';

interface VersionListProps {
  title: string;
  versions: readonly AnalysisRecord[];
  value: string | undefined;
  /** Id of the version that is chosen in the other list. */
  taken: string | undefined;
  onChange: (id: string) => void;
}

/** Lists of this length or longer get a search field. */
const manyVersions = 8;

/** A list of analyzed documents to choose one from. */
export function VersionList({ title, versions, value, taken, onChange }: VersionListProps) {
  const [search, setSearch] = useState('');
  const name = useId();
  const found = searchVersions(versions, search);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-serif text-title font-medium">{title}</legend>
      {versions.length >= manyVersions && (
        <div className="mb-2">
          <SearchField label={t('compare.choice.containing')} value={search} onChange={setSearch} />
        </div>
      )}
      <div className="max-h-[29rem] divide-y divide-line overflow-y-auto border-y border-line-strong">
        {found.map((version) => (
          <VersionItem
            key={version.id}
            version={version}
            name={name}
            isChosen={version.id === value}
            isTaken={version.id === taken && taken !== value}
            onChoose={() => onChange(version.id)}
          />
        ))}
        {found.length === 0 && (
          <p role="status" className="px-2 py-3 text-small text-ink-soft">
            {t('compare.choice.noMatch')}
          </p>
        )}
      </div>
    </fieldset>
  );
}

interface VersionItemProps {
  version: AnalysisRecord;
  /** Name of the group of radio buttons. */
  name: string;
  isChosen: boolean;
  isTaken: boolean;
  onChoose: () => void;
}

function VersionItem({ version, name, isChosen, isTaken, onChoose }: VersionItemProps) {
  const { filename, analyzedAt } = version;
  return (
    <label className="flex cursor-pointer items-baseline gap-3 px-2 py-2.5 hover:bg-shade has-checked:bg-shade has-disabled:cursor-not-allowed">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isTaken}
        onChange={onChoose}
        className="size-4 shrink-0 translate-y-0.5 accent-action"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-medium break-words">{filename}</span>
        <span className="block text-micro text-ink-soft">
          {analyzedAt && t('compare.choice.analyzed', { moment: formatDatedMoment(analyzedAt) })}
          {isTaken && ` · ${t('compare.choice.taken')}`}
        </span>
      </span>
      <VersionScore version={version} />
    </label>
  );
}

const hidden = { hidden: <span className="sr-only" /> };

function VersionScore({ version }: { version: AnalysisRecord }) {
  const { riskScore, scoreLabel, coverage, status } = version;
  if (riskScore === undefined) {
    if (status !== 'completed') return null;
    return <span className="text-small text-ink-soft">{t('compare.version.notJudged')}</span>;
  }
  const level = getRiskLevel(riskScore, coverage);
  return (
    <span className={cx('font-serif text-lead font-semibold', toneInk(levelTones[level]))}>
      <Message
        id="compare.choice.score"
        values={{
          score: formatScore(riskScore),
          level: nameLevel({ label: scoreLabel ?? 'Risk', level }),
        }}
        elements={hidden}
      />
    </span>
  );
}
