import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { drawPicture } from './make-documents.ts';
import { t } from './messages.ts';

const thumbnailSide = 160;

interface PageRowProps {
  file: File;
  /** From 1. */
  number: number;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (by: number) => void;
  onRemove: () => void;
}

/** One page: its picture, its name, and where it stands. */
export function PageRow({ file, number, isFirst, isLast, isBusy, onMove, onRemove }: PageRowProps) {
  const name = { page: number, filename: file.name };
  return (
    <li className="flex items-center gap-3 py-2">
      <Thumbnail file={file} />
      <p className="min-w-0 flex-1">
        <span className="block font-medium">{t('pictures.page.number', name)}</span>
        <span className="block truncate text-small text-ink-soft">{file.name}</span>
      </p>
      <IconButton
        label={t('pictures.page.earlier', name)}
        disabled={isFirst || isBusy}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden="true" size={18} />
      </IconButton>
      <IconButton
        label={t('pictures.page.later', name)}
        disabled={isLast || isBusy}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden="true" size={18} />
      </IconButton>
      <IconButton label={t('pictures.page.remove', name)} disabled={isBusy} onClick={onRemove}>
        <X aria-hidden="true" size={18} />
      </IconButton>
    </li>
  );
}

/** The picture, small; a picture that cannot be opened says so. */
function Thumbnail({ file }: { file: File }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    let isGone = false;
    drawPicture(file, thumbnailSide).then(
      (canvas) => {
        canvas.className = 'max-h-full max-w-full';
        if (!isGone) frame.current?.replaceChildren(canvas);
      },
      () => {
        if (!isGone) setIsBroken(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [file]);
  return (
    <div className="flex h-20 w-15 shrink-0 items-center justify-center border border-line bg-shade text-center text-tiny">
      {isBroken ? (
        t('pictures.page.broken')
      ) : (
        <div ref={frame} aria-hidden="true" className="contents" />
      )}
    </div>
  );
}
