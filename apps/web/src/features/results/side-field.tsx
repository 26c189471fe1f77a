import type { Side } from '@clauselight/schema';
import { SelectField } from '../../ui/select-field.tsx';

interface SideFieldProps {
  sides: readonly Side[];
  side: string | undefined;
  /** Absent where the side is not the reader's to choose. */
  onChange: ((side: string | undefined) => void) | undefined;
}

const longestLabel = 60;

/** Asks which party the reader is; nothing where the document has no sides to take. */
export function SideField({ sides, side, onChange }: SideFieldProps) {
  if (sides.length === 0) return null;
  if (!onChange) return <TakenSide side={sides.find(({ id }) => id === side)} />;
  const options = sides.map(({ id, label }) => ({
    value: id,
    title: label.length > longestLabel ? `${label.slice(0, longestLabel)}…` : label,
  }));
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <SelectField
        label="Which side are you?"
        value={side ?? ''}
        onChange={(value) => onChange(value === '' ? undefined : value)}
        options={[{ value: '', title: 'I take no side' }, ...options]}
      />
      <p className="text-small text-ink-soft">
        {side === undefined
          ? 'Tell us, and findings become your risks or points in your favour.'
          : 'Findings, score and advice are shown for this side.'}
      </p>
    </div>
  );
}

/** With whose eyes the analysis is shown, where that is not the reader's choice. */
function TakenSide({ side }: { side: Side | undefined }) {
  return (
    <p className="mb-4 text-small">
      {side === undefined ? (
        'Shown without taking a side: findings are the risks of the document as a whole.'
      ) : (
        <>
          Shown for <strong className="font-semibold break-words">{side.label}</strong>: “you” and
          “your” below mean this side.
        </>
      )}
    </p>
  );
}
