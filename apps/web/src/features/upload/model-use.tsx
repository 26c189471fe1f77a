import { describeModelPlace, useLanguageModel } from '../../lib/language-model.ts';
import { setPreferences } from '../../lib/preferences.ts';
import { SwitchField } from '../../ui/switch.tsx';

/** Whether the server's language model may read what is uploaded, and where it would go; nothing where there is none. */
export function ModelUse() {
  const { model, isOn } = useLanguageModel();
  if (!model) return null;
  return (
    <SwitchField
      label="Language Model"
      description={
        isOn
          ? `${model.label} reads along. ${describeModelPlace(model)}`
          : `${model.label} is off: nothing of your documents is sent to it.`
      }
      isOn={isOn}
      onSwitch={(languageModel) => setPreferences({ languageModel })}
    />
  );
}
