import { setPreferences, usePreferences } from '../../lib/preferences.ts';
import { SwitchField } from '../../ui/switch.tsx';

/** Whether an upload is analyzed at once or waits in the list. */
export function AutoAnalysis() {
  const { autoAnalysis } = usePreferences();
  return (
    <div className="mt-2">
      <SwitchField
        label="Auto Analysis"
        description="Automatically start analysis after upload"
        isOn={autoAnalysis}
        onSwitch={(isOn) => setPreferences({ autoAnalysis: isOn })}
      />
    </div>
  );
}
