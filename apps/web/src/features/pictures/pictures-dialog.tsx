import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isBrowserPicture } from '../../lib/browser-pictures.ts';
import { formatDay } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { makeDocument, UnopenedPictureError } from './make-documents.ts';
import { t } from './messages.ts';
import {
  addPictures,
  mostPages,
  movePicture,
  nameDocument,
  type PagePicture,
} from './page-list.ts';
import { PageRow } from './page-row.tsx';

const accept = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

interface PicturesDialogProps {
  /** The pictures that were chosen first. */
  pictures: readonly File[];
  /** Receives the documents, one of all pages or one of each. */
  onMade: (documents: readonly File[]) => void;
  onClose: () => void;
}

/** Makes pictures the pages of a document: in their order, with more of them, or each a document of its own. */
export function PicturesDialog({ pictures, onMade, onClose }: PicturesDialogProps) {
  const [pages, setPages] = useState(() => addPictures([], pictures));
  const [name, setName] = useState<string>();
  const [done, setDone] = useState(0);
  const hasCamera = useMedia('(pointer: coarse)');
  const shownName = name ?? suggestName(pages);
  // What becomes of the documents is said at each call: a dialog that was closed meanwhile sends nothing.
  const making = useMutation({
    mutationFn: async (isOne: boolean) => {
      setDone(0);
      const files = pages.map(({ file }) => file);
      if (isOne) return [await makeDocument(files, `${shownName.trim()}.pdf`, setDone)];
      const documents: File[] = [];
      for (const [index, file] of files.entries())
        documents.push(
          await makeDocument([file], nameDocument(file.name), () => setDone(index + 1)),
        );
      return documents;
    },
  });
  const add = (files: readonly File[]) =>
    setPages(addPictures(pages, files.filter(isBrowserPicture)));
  const isBusy = making.isPending;
  const isFull = pages.length >= mostPages;
  const actions = { accept, disabled: isBusy || isFull, onFiles: add, size: 'small' } as const;
  return (
    <Dialog isOpen onClose={onClose} title={t('pictures.dialog.title')}>
      <p className="mt-2 text-ink-soft">{t('pictures.dialog.advice')}</p>
      <ol
        aria-label={t('pictures.dialog.pages')}
        className="mt-3 max-h-[40vh] divide-y divide-line overflow-y-auto"
      >
        {pages.map(({ key, file }, index) => (
          <PageRow
            key={key}
            file={file}
            number={index + 1}
            isFirst={index === 0}
            isLast={index === pages.length - 1}
            isBusy={isBusy}
            onMove={(by) => setPages(movePicture(pages, key, by))}
            onRemove={() => setPages(pages.filter((page) => page.key !== key))}
          />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">
        <FileButton label={t('pictures.dialog.field')} {...actions}>
          {t('pictures.dialog.add')}
        </FileButton>
        {hasCamera && (
          <FileButton isCamera label={t('pictures.dialog.camera')} {...actions}>
            {t('pictures.dialog.photograph')}
          </FileButton>
        )}
      </div>
      {isFull && (
        <p className="mt-2 text-small text-ink-soft">
          {t('pictures.dialog.full', { most: mostPages })}
        </p>
      )}
      <div className="mt-4">
        <TextField
          label={t('pictures.dialog.name')}
          value={shownName}
          disabled={isBusy}
          onValueChange={setName}
          problem={shownName.trim() === '' ? t('pictures.dialog.nameMissing') : undefined}
        />
      </div>
      <p role="status" className="min-h-6 text-small">
        {isBusy && t('pictures.dialog.making', { done, pages: pages.length })}
        {making.error && <span className="text-critical">{describeProblem(making.error)}</span>}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          variant="primary"
          disabled={isBusy || pages.length === 0 || shownName.trim() === ''}
          onClick={() => making.mutate(true, { onSuccess: onMade })}
        >
          {t('pictures.dialog.one', { pages: pages.length })}
        </Button>
        {pages.length > 1 && (
          <Button disabled={isBusy} onClick={() => making.mutate(false, { onSuccess: onMade })}>
            {t('pictures.dialog.each', { pages: pages.length })}
          </Button>
        )}
        <Button variant="plain" disabled={isBusy} onClick={onClose}>
          {t('pictures.dialog.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}

/** A single picture lends its name; several have the day on which they are sent. */
function suggestName(pages: readonly PagePicture[]): string {
  const [only] = pages;
  return pages.length === 1 && only !== undefined
    ? nameDocument(only.file.name).replace(/\.pdf$/, '')
    : t('pictures.dialog.suggestion', { date: formatDay(new Date().toISOString().slice(0, 10)) });
}

function describeProblem(error: Error): string {
  return error instanceof UnopenedPictureError
    ? t('pictures.dialog.unopened', { filename: error.filename })
    : t('pictures.dialog.failed');
}
