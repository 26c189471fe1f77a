import { type ReactNode, useRef } from 'react';
import { Button, type ButtonStyle } from './button.tsx';

interface FileButtonProps extends ButtonStyle {
  /** The name of the field behind the button. */
  label: string;
  /** Media types or extensions, as an input takes them. */
  accept: string;
  /** Opens the camera where the device has one, and takes one picture at a time. */
  isCamera?: boolean;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A button that opens the browser's own dialog for files, or its camera. */
export function FileButton(props: FileButtonProps) {
  const { label, accept, isCamera = false, onFiles, children, ...rest } = props;
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        aria-label={label}
        accept={accept}
        multiple={!isCamera}
        {...(isCamera && { capture: 'environment' })}
        className="hidden"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button {...rest} onClick={() => field.current?.click()}>
        {children}
      </Button>
    </>
  );
}
