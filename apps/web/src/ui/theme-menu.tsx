import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { Menu, MenuChoice } from './menu.tsx';
import { chooseTheme, useTheme } from './theme.ts';

const options = [
  { value: 'light', title: 'Light', icon: <Sun aria-hidden="true" size={16} /> },
  { value: 'dark', title: 'Dark', icon: <Moon aria-hidden="true" size={16} /> },
  { value: 'system', title: 'System', icon: <Monitor aria-hidden="true" size={16} /> },
] as const;

/** Chooses between light, dark and whatever the system says. */
export function ThemeMenu() {
  const choice = useTheme();
  const trigger = (
    <IconButton label="Theme">{options.find((option) => option.value === choice)?.icon}</IconButton>
  );
  return (
    <Menu trigger={trigger}>
      <MenuChoice label="Theme" value={choice} onChange={chooseTheme} options={options} />
    </Menu>
  );
}
