import { documentKindNames, hasOwnChecks } from '@clauselight/core';
import { type DocumentKind, documentKindSchema } from '@clauselight/schema';
import { SelectField } from '../../ui/select-field.tsx';
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

/** Of kinds without checks nobody gains by choosing them, and data files are known by their format. */
const isOffered = (kind: DocumentKind) => hasOwnChecks(kind) && kind !== 'data';
const offered = documentKindSchema.options.filter(isOffered);
const engineDecides = 'engine';

/** All kinds of documents to choose from, the likely ones first. */
export function KindField(props: KindFieldProps) {
  const { label, current, likely, isSetByReader = false, onChange } = props;
  const first = likely.filter((kind) => kind !== current && isOffered(kind));
  const rest = offered.filter((kind) => kind !== current && !first.includes(kind));
  const groups = [
    { title: t('results.kind.likely'), options: nameAll(first) },
    { title: t('results.kind.all'), options: nameAll(rest) },
  ];

  function choose(chosen: DocumentKind | typeof engineDecides | '') {
    if (chosen !== '') onChange(chosen === engineDecides ? null : chosen);
  }

  return (
    <SelectField<DocumentKind | typeof engineDecides | ''>
      label={label}
      value=""
      onChange={choose}
      options={[
        { value: '', title: t('results.kind.choose') },
        ...(isSetByReader
          ? [{ value: engineDecides, title: t('results.kind.engineDecides') } as const]
          : []),
      ]}
      groups={groups.filter(({ options }) => options.length > 0)}
    />
  );
}

function nameAll(kinds: readonly DocumentKind[]) {
  return kinds.map((kind) => ({ value: kind, title: documentKindNames[kind] }));
}
