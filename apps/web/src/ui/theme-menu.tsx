import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { Menu, MenuChoice } from './menu.tsx';
import { t } from './messages.ts';
import { chooseTheme, useTheme } from './theme.ts';

const options = [
  { value: 'light', title: 'ui.theme.light', icon: <Sun aria-hidden="true" size={16} /> },
  { value: 'dark', title: 'ui.theme.dark', icon: <Moon aria-hidden="true" size={16} /> },
  { value: 'system', title: 'ui.theme.system', icon: <Monitor aria-hidden="true" size={16} /> },
] as const;

/** Chooses between the light, the dark and the system's theme. */
export function ThemeMenu() {
  const choice = useTheme();
  const trigger = (
    <IconButton label={t('ui.theme.label')}>
      {options.find((option) => option.value === choice)?.icon}
    </IconButton>
  );
  return (
    <Menu trigger={trigger}>
      <MenuChoice
        label={t('ui.theme.label')}
        value={choice}
        onChange={chooseTheme}
        options={options.map((option) => ({ ...option, title: t(option.title) }))}
      />
    </Menu>
  );
}
