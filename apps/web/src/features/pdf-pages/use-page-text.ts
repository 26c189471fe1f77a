import type { SourceText, Span } from '@clauselight/schema';
import { type RefObject, useEffect, useState } from 'react';
import { layText } from './lay-text.ts';
import { createPageMap } from './mapping/page-map.ts';
import type { OpenPdf } from './open-pdf.ts';
import type { PageLayer } from './page-highlights.ts';

interface PageTextOptions {
  open: OpenPdf;
  /** 1-based. */
  number: number;
  source: SourceText;
  /** What of the source text stands on the page. */
  parts: readonly Span[];
  sheet: RefObject<HTMLElement | null>;
  host: RefObject<HTMLElement | null>;
  onFailure: (error: unknown) => void;
}

/** Lays a page's text over its picture and finds the source text in it; nothing until that is done. */
export function usePageText(options: PageTextOptions): PageLayer | undefined {
  const { open, number, source, parts, sheet, host, onFailure } = options;
  const [layer, setLayer] = useState<PageLayer>();

  useEffect(() => {
    let isShown = true;
    async function lay() {
      const page = await open.pdf.getPage(number);
      if (!isShown || !host.current || !sheet.current) return;
      const { TextLayer } = open;
      const { items, elements } = await layText({ page, TextLayer, host: host.current });
      if (!isShown || !sheet.current) return;
      const map = createPageMap({ text: source.text, parts, items });
      setLayer({ map, elements, sheet: sheet.current });
    }
    lay().catch((error: unknown) => {
      if (isShown) onFailure(error);
    });
    return () => {
      isShown = false;
      setLayer(undefined);
    };
  }, [open, number, source, parts, sheet, host, onFailure]);

  return layer;
}
