import { type RefObject, useEffect } from 'react';
import { drawPicture, freePicture } from './draw-picture.ts';
import type { OpenPdf } from './open-pdf.ts';

interface PagePictureOptions {
  open: OpenPdf;
  /** 1-based. */
  number: number;
  scale: number;
  host: RefObject<HTMLElement | null>;
  onFailure: (error: unknown) => void;
}

/** Draws a page while it is near, anew at every scale, and gives its memory back when it is not. */
export function usePagePicture({ open, number, scale, host, onFailure }: PagePictureOptions): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    async function draw() {
      const page = await open.pdf.getPage(number);
      if (signal.aborted || !host.current) return;
      await drawPicture({ page, host: host.current, scale, signal });
    }
    draw().catch((error: unknown) => {
      if (!signal.aborted) onFailure(error);
    });
    return () => stop.abort();
  }, [open, number, scale, host, onFailure]);

  useEffect(() => {
    const element = host.current;
    return () => {
      if (element) freePicture(element);
      open.pdf.getPage(number).then(
        (page) => page.cleanup(),
        () => undefined,
      );
    };
  }, [open, number, host]);
}
