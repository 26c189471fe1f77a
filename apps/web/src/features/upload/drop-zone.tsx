import { documentFormatSchema, formats, maxUploadBytes } from '@clauselight/schema';
import { FileUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { formatBytes } from '../../lib/format.ts';
import { readableFormatList } from '../../lib/readable-formats.ts';
import { Button } from '../../ui/button.tsx';
import { type ChosenFile, readChoice } from './rejection.ts';

/** By the declared type; by the extension for systems that declare none, or one of their own. */
const accept = Object.fromEntries(
  documentFormatSchema.options.flatMap((format) =>
    formats[format].mediaTypes.map((type) => [type, formats[format].extensions]),
  ),
);

interface DropZoneProps {
  /** Changes when the button should take the focus. */
  focusRequest: number;
  isUploading: boolean;
  onChosen: (files: readonly ChosenFile[]) => void;
}

/** Takes files by drop, by paste or by the browser's own dialog. */
export function DropZone({ focusRequest, isUploading, onChosen }: DropZoneProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusRequest > 0) button.current?.focus();
  }, [focusRequest]);

  // What is accepted and what is not comes apart; in which order it was chosen, only the check of each file tells.
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
      {...getRootProps({ role: 'group', 'aria-label': 'Drop zone' })}
      tabIndex={undefined}
      data-dragging={isDragActive}
      className="flex flex-col items-center gap-3 rounded-md border border-dashed border-line-strong bg-sheet px-5 py-9 text-center transition-colors data-[dragging=true]:border-solid data-[dragging=true]:border-amber data-[dragging=true]:bg-amber-wash"
    >
      <input {...getInputProps({ 'aria-label': 'Document to upload' })} />
      <FileUp aria-hidden="true" size={30} strokeWidth={1.25} className="text-ink-soft" />
      <p className="font-serif text-lead">
        {isDragActive ? 'Let go to upload' : 'Drop a document here, or several at once'}
      </p>
      <Button ref={button} variant="primary" size="large" disabled={isUploading} onClick={open}>
        {isUploading ? 'Uploading...' : 'Choose a file'}
      </Button>
      <p className="text-small text-ink-soft first-letter:uppercase">
        {readableFormatList} · up to {formatBytes(maxUploadBytes).replace('.0', '')} a file
      </p>
    </div>
  );
}
