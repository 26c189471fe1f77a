import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextField } from './text-field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'aside'> {
  /** Whether its letters are readable at first. */
  isShownAtFirst?: boolean;
}

/** A field for a password, hidden until its reader wants to see it. */
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
          label={isShown ? 'Hide the password' : 'Show the password'}
          className="size-11"
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden="true" size={18} /> : <Eye aria-hidden="true" size={18} />}
        </IconButton>
      }
    />
  );
}
