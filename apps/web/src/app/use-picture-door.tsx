import { type ReactNode, Suspense, useState } from 'react';
import type { ChosenFile } from '../features/upload/rejection.ts';
import { isBrowserPicture } from '../lib/browser-pictures.ts';
import { lazyComponent } from '../lib/lazy-component.ts';

const PicturesDialog = lazyComponent(() =>
  import('../features/pictures/pictures-dialog.tsx').then((part) => part.PicturesDialog),
);

const none: readonly File[] = [];

/**
 * Handles chosen files of which some may be pictures: these become pages of documents in a dialog, and then go the way of
 * the others.
 * @param take what becomes of documents
 */
export function usePictureDoor(take: (files: readonly ChosenFile[]) => void): {
  readonly takeChosen: (files: readonly ChosenFile[]) => void;
  readonly dialog: ReactNode;
} {
  const [pictures, setPictures] = useState(none);

  function takeChosen(files: readonly ChosenFile[]) {
    const isPage = ({ file, code }: ChosenFile) => code === undefined && isBrowserPicture(file);
    const others = files.filter((chosen) => !isPage(chosen));
    if (others.length > 0) take(others);
    setPictures(files.filter(isPage).map(({ file }) => file));
  }

  const close = () => setPictures(none);
  const dialog = pictures.length > 0 && (
    <Suspense>
      <PicturesDialog
        pictures={pictures}
        onClose={close}
        onMade={(documents) => {
          close();
          take(documents.map((file) => ({ file })));
        }}
      />
    </Suspense>
  );
  return { takeChosen, dialog };
}
