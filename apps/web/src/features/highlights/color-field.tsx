import { highlightPalette } from '@clauselight/schema';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { nameColor, readColor, writeLongColor } from './colors.ts';
import { Message, t } from './messages.ts';

/** The state of the color field. */
export interface ColorChoice {
  isCustom: boolean;
  /** As typed; a custom color may be incomplete. */
  text: string;
}

interface ColorFieldProps {
  choice: ColorChoice;
  onChange: (choice: ColorChoice) => void;
  /** Whether to show an error for an invalid custom color. */
  isChecked: boolean;
}

const legendElements = { name: <span className="text-ink" /> };

/** The five colors of the palette and a custom one. */
export function ColorField({ choice, onChange, isChecked }: ColorFieldProps) {
  const name = useId();
  const color = readColor(choice.text);
  const custom = t('highlights.color.custom');
  return (
    <fieldset>
      <legend className="label mb-1">
        <Message
          id="highlights.color.legend"
          values={{ color: choice.isCustom ? custom : nameColor(choice.text) }}
          elements={legendElements}
        />
      </legend>
      <div className="flex flex-wrap items-center gap-1.5">
        {highlightPalette.map((offered) => (
          <Swatch
            key={offered.hex}
            group={name}
            label={offered.name}
            color={offered.hex}
            isChosen={!choice.isCustom && choice.text === offered.hex}
            onChoose={() => onChange({ isCustom: false, text: offered.hex })}
          />
        ))}
        <Swatch
          group={name}
          label={custom}
          color={choice.isCustom ? color : undefined}
          isChosen={choice.isCustom}
          onChoose={() => onChange({ isCustom: true, text: choice.text })}
        />
      </div>
      {choice.isCustom && (
        <CustomColor
          text={choice.text}
          isWrong={isChecked && color === undefined}
          onChange={(text) => onChange({ isCustom: true, text })}
        />
      )}
    </fieldset>
  );
}

interface SwatchProps {
  group: string;
  label: string;
  /** Undefined for a custom color that is not chosen yet. */
  color: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function Swatch({ group, label, color, isChosen, onChoose }: SwatchProps) {
  return (
    <span
      title={label}
      style={{ background: color }}
      className="relative flex size-8 items-center justify-center rounded-sm border border-line-strong text-on-amber has-checked:border-2 has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
    >
      <input
        type="radio"
        name={group}
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {color === undefined && (
        <span aria-hidden="true" className="text-ink-soft">
          #
        </span>
      )}
      {color !== undefined && isChosen && (
        <Check aria-hidden="true" size={18} className="text-current" />
      )}
    </span>
  );
}

interface CustomColorProps {
  text: string;
  isWrong: boolean;
  onChange: (text: string) => void;
}

/** A custom color, from the color picker or typed as hex digits. */
function CustomColor({ text, isWrong, onChange }: CustomColorProps) {
  const id = useId();
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <input
        type="color"
        aria-label={t('highlights.color.pick')}
        value={writeLongColor(readColor(text) ?? highlightPalette[0].hex)}
        onChange={(event) => onChange(event.target.value)}
        className="size-9 cursor-pointer rounded-sm border border-line-strong bg-sheet p-0.5"
      />
      <label htmlFor={id} className="text-small text-ink-soft">
        {t('highlights.color.hex')}
      </label>
      <input
        id={id}
        value={text}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-9 w-24 rounded-sm border border-line-strong bg-sheet px-2 text-small aria-invalid:border-critical"
      />
      {isWrong && (
        <p id={`${id}-error`} role="alert" className="w-full text-small text-critical">
          {t('highlights.color.wrong')}
        </p>
      )}
    </div>
  );
}
