import { type ServerFacts, type UsualRole, usualRoles } from '@clauselight/schema';
import { useServerFacts } from '../../lib/api/get-server.ts';
import { describeModelPlace } from '../../lib/language-model.ts';
import { Panel } from '../../ui/panel.tsx';
import { SwitchField } from '../../ui/switch.tsx';
import { useIsDark } from '../../ui/theme.ts';
import { ChoiceField } from './choice-field.tsx';
import type { SettingsPartProps } from './use-settings-draft.ts';

const roles: readonly { value: UsualRole | 'none'; title: string }[] = [
  { value: 'none', title: 'It varies' },
  ...usualRoles.map((role) => ({ value: role, title: capitalize(role) })),
];

/** How the application looks, and what it does by itself. */
export function AppPreferences({ settings, onChange }: SettingsPartProps) {
  const isPageDark = useIsDark();
  const { theme, autoAnalysis, languageModel, usualRole } = settings;
  const { data: server } = useServerFacts();
  return (
    <Panel title="App Preferences">
      <div className="divide-y divide-line">
        <SwitchField
          label="Dark Mode"
          description="Light text on a dark page; follows the system until you choose"
          isOn={theme === 'dark' || (theme === 'system' && isPageDark)}
          onSwitch={(isOn) => onChange({ theme: isOn ? 'dark' : 'light' })}
        />
        <SwitchField
          label="Auto Analysis"
          description="Automatically start analysis after upload"
          isOn={autoAnalysis}
          onSwitch={(isOn) => onChange({ autoAnalysis: isOn })}
        />
        <SwitchField
          label="Language Model"
          description={describeModelUse(server, languageModel)}
          note={
            server && !server.languageModel
              ? 'No language model is set up on this server: the built-in engine reads your documents alone.'
              : undefined
          }
          isOn={languageModel}
          onSwitch={(isOn) => onChange({ languageModel: isOn })}
        />
        <ChoiceField
          label="Which side are you usually?"
          description="Taken in an analysis whose document has that side, unless you choose another there"
          value={usualRole ?? 'none'}
          onChange={(role) => onChange({ usualRole: role === 'none' ? null : role })}
          options={roles}
        />
      </div>
    </Panel>
  );
}

function describeModelUse(server: ServerFacts | undefined, isOn: boolean): string {
  const model = server?.languageModel;
  if (!model) return 'Adds explanations, answers and advice, each checked against the text';
  if (!isOn) return `${model.label} is off: nothing of your documents is sent to it.`;
  return `${model.label} adds explanations, answers and advice, each checked against the text. ${describeModelPlace(model)}`;
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
