import { type LanguageModel, useLanguageModel } from '../../lib/language-model.ts';
import { setPreferences } from '../../lib/preferences.ts';
import { t } from './messages.ts';

interface ModelLineProps {
  /** Whether these questions may go to the model, where the reader lets it read at all. */
  isWanted: boolean;
  onWantedChange: (isWanted: boolean) => void;
}

/** Who answers, where the text is sent, and a button to change that. */
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
  if (!model) return t('questions.model.none');
  const values = { model: model.label };
  if (!isOn) return t('questions.model.off', values);
  if (!isWanted) return t('questions.model.unwanted', values);
  if (model.isLocal) return t('questions.model.local', values);
  return t('questions.model.remote', { ...values, host: model.host });
}

function nameChange({ label }: LanguageModel, { isOn, isWanted }: Permission): string {
  const values = { model: label };
  if (!isOn) return t('questions.model.switchOn', values);
  return isWanted ? t('questions.model.askWithout', values) : t('questions.model.ask', values);
}
