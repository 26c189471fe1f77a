import { type LanguageModel, useLanguageModel } from '../../lib/language-model.ts';
import { setPreferences } from '../../lib/preferences.ts';

interface ModelLineProps {
  /** Whether these questions may go to the model, where the reader lets it read at all. */
  isWanted: boolean;
  onWantedChange: (isWanted: boolean) => void;
}

/** Who answers, where the words go for it, and the way to change that. */
export function ModelLine({ isWanted, onWantedChange }: ModelLineProps) {
  const { model, isOn } = useLanguageModel();

  function change() {
    onWantedChange(!(isOn && isWanted));
    if (!isOn) setPreferences({ languageModel: true });
  }

  return (
    <p className="mt-2 text-micro text-ink-soft">
      {describeAnswerer(model, { isOn, isWanted })}{' '}
      {model && (
        <button
          type="button"
          onClick={change}
          className="rounded-sm underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {nameChange(model, { isOn, isWanted })}
        </button>
      )}
    </p>
  );
}

interface Permission {
  /** Whether the reader lets the model read at all. */
  isOn: boolean;
  isWanted: boolean;
}

function describeAnswerer(model: LanguageModel | undefined, { isOn, isWanted }: Permission) {
  if (!model) return 'No language model is set up: you get the passages that match best.';
  if (!isOn) return `${model.label} is off: you get the passages that match best.`;
  if (!isWanted) return `Without ${model.label} you get the passages that match best.`;
  if (model.isLocal) return `${model.label} answers, on this server's own machine.`;
  return `${model.label} answers. Your question and passages of the document are sent to ${model.host}.`;
}

function nameChange({ label }: LanguageModel, { isOn, isWanted }: Permission): string {
  if (!isOn) return `Switch ${label} on`;
  return isWanted ? `Ask without ${label}` : `Ask ${label}`;
}
