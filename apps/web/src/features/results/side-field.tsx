import type { Side } from '@clauselight/schema';
import { SelectField } from '../../ui/select-field.tsx';
import { Message, t } from './messages.ts';

interface SideFieldProps {
  sides: readonly Side[];
  side: string | undefined;
  /** Absent if the user cannot choose the side. */
  onChange: ((side: string | undefined) => void) | undefined;
}

const longestLabel = 60;
const sideName = { side: <strong className="font-semibold break-words" /> };

/** Asks which party the user is. Renders nothing if the document has no sides. */
export function SideField({ sides, side, onChange }: SideFieldProps) {
  if (sides.length === 0) return null;
  if (!onChange) return <TakenSide side={sides.find(({ id }) => id === side)} />;
  const options = sides.map(({ id, label }) => ({
    value: id,
    title: label.length > longestLabel ? `${label.slice(0, longestLabel)}…` : label,
  }));
  return (
    <div
      className="min-w-0 [&_select]:w-48 lg:max-[100rem]:[&_label]:sr-only"
      title={t(side === undefined ? 'results.side.invitation' : 'results.side.chosen')}
    >
      <SelectField
        label={t('results.side.question')}
        value={side ?? ''}
        onChange={(value) => onChange(value === '' ? undefined : value)}
        options={[{ value: '', title: t('results.side.none') }, ...options]}
      />
    </div>
  );
}

/** For which side the analysis is shown, if the user cannot choose it. */
function TakenSide({ side }: { side: Side | undefined }) {
  return (
    <p className="text-small">
      {side === undefined ? (
        t('results.side.shownForNone')
      ) : (
        <Message id="results.side.shownFor" values={{ name: side.label }} elements={sideName} />
      )}
    </p>
  );
}
