import { describeModelPlace, useLanguageModel } from '../../lib/language-model.ts';
import { setPreferences } from '../../lib/preferences.ts';
import { SwitchField } from '../../ui/switch.tsx';
import { t } from './messages.ts';

/** A switch that lets the server's language model read uploads, and where the text is sent; nothing if there is no model. */
export function ModelUse() {
  const { model, isOn } = useLanguageModel();
  if (!model) return null;
  return (
    <SwitchField
      label={t('upload.modelUse.label')}
      description={
        isOn
          ? t('upload.modelUse.on', { model: model.label, place: describeModelPlace(model) })
          : t('upload.modelUse.off', { model: model.label })
      }
      isOn={isOn}
      onSwitch={(languageModel) => setPreferences({ languageModel })}
    />
  );
}
