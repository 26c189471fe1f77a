import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { t } from './messages.ts';
import { TextField } from './text-field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'aside'> {
  /** Whether the password is visible at first. */
  isShownAtFirst?: boolean;
}

/** A password field with a button to show the password. */
export function PasswordField({ isShownAtFirst = false, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(isShownAtFirst);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      aside={
        <IconButton
          label={isShown ? t('ui.password.hide') : t('ui.password.show')}
          className="size-11"
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden="true" size={18} /> : <Eye aria-hidden="true" size={18} />}
        </IconButton>
      }
    />
  );
}
