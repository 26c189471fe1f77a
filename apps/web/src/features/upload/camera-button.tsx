import { FileButton } from '../../ui/file-button.tsx';
import { t } from './messages.ts';
import type { ChosenFile } from './rejection.ts';

interface CameraButtonProps {
  disabled: boolean;
  onChosen: (files: readonly ChosenFile[]) => void;
}

/** Takes a photograph of a document. */
export function CameraButton({ disabled, onChosen }: CameraButtonProps) {
  return (
    <FileButton
      isCamera
      label={t('upload.dropZone.camera')}
      accept="image/*"
      size="large"
      disabled={disabled}
      onFiles={(taken) => onChosen(taken.map((file) => ({ file })))}
    >
      {t('upload.dropZone.photograph')}
    </FileButton>
  );
}
