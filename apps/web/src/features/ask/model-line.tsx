import { type LanguageModel, useLanguageModel } from '../../lib/language-model.ts';
import { setPreferences } from '../../lib/preferences.ts';

/** Who answers, where the words go for it, and the way to change that. */
export function ModelLine() {
  const { model, isOn } = useLanguageModel();
  return (
    <p className="mt-2 text-micro text-ink-soft">
      {describeAnswerer(model, isOn)}{' '}
      {model && (
        <button
          type="button"
          onClick={() => setPreferences({ languageModel: !isOn })}
          className="rounded-sm underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {isOn ? `Ask without ${model.label}` : `Ask ${model.label}`}
        </button>
      )}
    </p>
  );
}

function describeAnswerer(model: LanguageModel | undefined, isOn: boolean): string {
  if (!model) return 'No language model is set up: you get the passages that match best.';
  if (!isOn) return `${model.label} is off: you get the passages that match best.`;
  if (model.isLocal) return `${model.label} answers, on this server's own machine.`;
  return `${model.label} answers. Your question and passages of the document are sent to ${model.host}.`;
}
