import { documentFormatSchema, formats, maxUploadBytes } from '@clauselight/schema';
import { FileUp } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { browserOnly } from '../../lib/browser-pictures.ts';
import { formatBytes } from '../../lib/format.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { readableFormatList } from '../../lib/readable-formats.ts';
import { Button } from '../../ui/button.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { t } from './messages.ts';
import { type ChosenFile, readChoice } from './rejection.ts';

const CameraButton = lazyComponent(() =>
  import('./camera-button.tsx').then((part) => part.CameraButton),
);

/** Media types with their extensions; some systems declare no media type or an unusual one. */
const accept = {
  ...Object.fromEntries(
    documentFormatSchema.options.flatMap((format) =>
      formats[format].mediaTypes.map((type) => [type, formats[format].extensions]),
    ),
  ),
  // The browser makes documents of them.
  ...browserOnly,
};

interface DropZoneProps {
  /** Changes when the button should take the focus. */
  focusRequest: number;
  isUploading: boolean;
  /** Takes less room: without the picture and the list of formats. */
  isCompact?: boolean;
  onChosen: (files: readonly ChosenFile[]) => void;
}

/** Takes files by drop, by paste or by the browser's own dialog. */
export function DropZone(props: DropZoneProps) {
  const { focusRequest, isUploading, isCompact = false, onChosen } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusRequest > 0) button.current?.focus();
  }, [focusRequest]);

  const hasCamera = useMedia('(pointer: coarse)');

  // Accepted and rejected files come in separate lists; only the validator sees the files in their order.
  const files = useRef<File[]>([]);
  function take(_: readonly File[], rejected: Parameters<typeof readChoice>[0]['rejected']) {
    const chosen = readChoice({ files: files.current, rejected });
    files.current = [];
    if (chosen.length > 0) onChosen(chosen);
  }

  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept,
    minSize: 1,
    maxSize: maxUploadBytes,
    multiple: true,
    validator(file) {
      files.current.push(file);
      return null;
    },
    disabled: isUploading,
    noKeyboard: true,
    noClick: true,
    onDrop: take,
  });
  return (
    <div
      {...getRootProps({ role: 'group', 'aria-label': t('upload.dropZone.label') })}
      tabIndex={undefined}
      data-dragging={isDragActive}
      data-compact={isCompact}
      className="flex flex-col items-center gap-3 rounded-md border border-dashed border-line-strong bg-sheet px-5 py-9 text-center data-[compact=true]:gap-2 data-[compact=true]:py-4 transition-colors data-[dragging=true]:border-solid data-[dragging=true]:border-amber data-[dragging=true]:bg-amber-wash"
    >
      <input {...getInputProps({ 'aria-label': t('upload.dropZone.field') })} />
      {!isCompact && (
        <FileUp aria-hidden="true" size={30} strokeWidth={1.25} className="text-ink-soft" />
      )}
      <p className="font-serif text-lead">
        {isDragActive ? t('upload.dropZone.letGo') : t('upload.dropZone.invitation')}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button ref={button} variant="primary" size="large" disabled={isUploading} onClick={open}>
          {isUploading ? t('upload.dropZone.uploading') : t('upload.dropZone.choose')}
        </Button>
        {hasCamera && (
          <Suspense>
            <CameraButton disabled={isUploading} onChosen={onChosen} />
          </Suspense>
        )}
      </div>
      {!isCompact && (
        <p className="text-small text-ink-soft first-letter:uppercase">
          {t('upload.dropZone.accepted', {
            formats: readableFormatList,
            size: formatBytes(maxUploadBytes).replace('.0', ''),
          })}
        </p>
      )}
    </div>
  );
}
