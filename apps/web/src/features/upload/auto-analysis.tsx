import { setPreferences, usePreferences } from '../../lib/preferences.ts';
import { SwitchField } from '../../ui/switch.tsx';
import { t } from './messages.ts';

/** Whether an upload is analyzed at once or waits in the list. */
export function AutoAnalysis() {
  const { autoAnalysis } = usePreferences();
  return (
    <div className="mt-2">
      <SwitchField
        label={t('upload.autoAnalysis.label')}
        description={t('upload.autoAnalysis.description')}
        isOn={autoAnalysis}
        onSwitch={(isOn) => setPreferences({ autoAnalysis: isOn })}
      />
    </div>
  );
}
