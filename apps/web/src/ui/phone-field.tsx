import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type PhoneFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'label' | 'type' | 'name' | 'autoComplete' | 'placeholder'
>;

/** A phone number that can be called from anywhere. */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <TextField
      {...props}
      label="Phone number, with country code"
      type="tel"
      name="phone"
      autoComplete="tel"
      placeholder="+1 415 555 0100"
    />
  );
}
