import { documentFormatSchema, formats, maxUploadBytes } from '@clauselight/schema';
import { FileUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { formatBytes } from '../../lib/format.ts';
import { readableFormatList } from '../../lib/readable-formats.ts';
import { Button } from '../../ui/button.tsx';

const accept = Object.fromEntries(
  documentFormatSchema.options.flatMap((format) =>
    formats[format].mediaTypes.map((type) => [type, formats[format].extensions]),
  ),
);

interface DropZoneProps {
  /** Changes when the button should take the focus. */
  focusRequest: number;
  isUploading: boolean;
  /** Every file that was chosen or dropped, fit or not. */
  onFiles: (files: readonly File[]) => void;
}

/** Takes files by drop, by paste and by the browser's own dialog. */
export function DropZone({ focusRequest, isUploading, onFiles }: DropZoneProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusRequest > 0) button.current?.focus();
  }, [focusRequest]);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept,
    disabled: isUploading,
    multiple: true,
    noKeyboard: true,
    noClick: true,
    onDrop: (accepted, rejections) => onFiles([...accepted, ...rejections.map(({ file }) => file)]),
  });
  return (
    <div
      {...getRootProps({ role: 'group', 'aria-label': 'Drop zone' })}
      tabIndex={undefined}
      data-dragging={isDragActive}
      className="flex flex-col items-center gap-3 rounded-md border border-dashed border-line-strong bg-sheet px-5 py-9 text-center transition-colors data-[dragging=true]:border-solid data-[dragging=true]:border-amber data-[dragging=true]:bg-amber-wash"
    >
      <input {...getInputProps({ 'aria-label': 'Document to upload' })} />
      <FileUp aria-hidden="true" size={30} strokeWidth={1.25} className="text-ink-soft" />
      <p className="font-serif text-lead">
        {isDragActive ? 'Let go to upload' : 'Drop a document here, or choose one'}
      </p>
      <Button ref={button} variant="primary" size="large" disabled={isUploading} onClick={open}>
        {isUploading ? 'Uploading...' : 'Choose a file'}
      </Button>
      <p className="text-small text-ink-soft">
        {readableFormatList} · one file, up to {formatBytes(maxUploadBytes).replace('.0', '')}
      </p>
    </div>
  );
}
