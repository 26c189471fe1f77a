import type { ComponentProps } from 'react';
import { t } from './messages.ts';
import { TextField } from './text-field.tsx';

type PhoneFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'label' | 'type' | 'name' | 'autoComplete' | 'placeholder'
>;

/** A field for a phone number with country code. */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <TextField
      {...props}
      label={t('ui.phone.label')}
      type="tel"
      name="phone"
      autoComplete="tel"
      placeholder="+1 415 555 0100"
    />
  );
}
