import { documentKindNames } from '@clauselight/core';
import { type DocumentKind, documentKindSchema } from '@clauselight/schema';
import { useId } from 'react';
import { t } from './messages.ts';

interface KindFieldProps {
  label: string;
  /** The kind that the document has, which is not offered. */
  current: DocumentKind;
  /** Kinds to offer first. */
  likely: readonly DocumentKind[];
  /** Whether the reader has set the kind, so that the engine can be asked to decide again. */
  isSetByReader?: boolean;
  onChange: (kind: DocumentKind | null) => void;
}

/** Kinds without checks: nobody gains by choosing them. */
const notOffered: ReadonlySet<DocumentKind> = new Set(['other', 'cv', 'data']);
const offered = documentKindSchema.options.filter((kind) => !notOffered.has(kind));
const engineDecides = 'engine';

/** All kinds of documents to choose from, the likely ones first. */
export function KindField(props: KindFieldProps) {
  const { label, current, likely, isSetByReader = false, onChange } = props;
  const id = useId();
  const first = likely.filter((kind) => kind !== current && !notOffered.has(kind));
  const rest = offered.filter((kind) => kind !== current && !first.includes(kind));

  function choose(chosen: string) {
    if (chosen === engineDecides) return onChange(null);
    const kind = offered.find((option) => option === chosen);
    if (kind) onChange(kind);
  }

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <label htmlFor={id} className="text-small text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        value=""
        onChange={(event) => choose(event.target.value)}
        className="min-h-9 max-w-full min-w-0 rounded-sm border border-line-strong bg-sheet px-2 text-small text-ink"
      >
        <option value="">{t('results.kind.choose')}</option>
        {isSetByReader && <option value={engineDecides}>{t('results.kind.engineDecides')}</option>}
        {first.length > 0 && (
          <optgroup label={t('results.kind.likely')}>
            {first.map((kind) => (
              <option key={kind} value={kind}>
                {documentKindNames[kind]}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={t('results.kind.all')}>
          {rest.map((kind) => (
            <option key={kind} value={kind}>
              {documentKindNames[kind]}
            </option>
          ))}
        </optgroup>
      </select>
    </div>
  );
}
