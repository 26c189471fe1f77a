import type { Span } from '@clauselight/schema';
import { severities } from '../../lib/severity.ts';
import { adoptHighlightStyles } from './highlight-styles.ts';
import { indexMarks, type Mark } from './marks.ts';
import { findPlaces, type PageText } from './page-text.ts';
import type { Section } from './sections.ts';

/** How far beyond the visible part marks are painted already. */
const marginPx = 800;

interface PainterOptions {
  page: PageText;
  sections: readonly Section[];
  marks: readonly Mark[];
  /** The elements of the sections, in the same order. */
  sectionElements: readonly HTMLElement[];
  /** What the text scrolls in; the window where it is null. */
  scroller: HTMLElement | null;
}

/** Paints marks over text that is never touched for it. */
export interface Painter {
  /** Lights up one passage above all marks; none where it is absent. */
  light: (span: Span | undefined) => void;
  stop: () => void;
}

/** Whether this browser paints ranges; without it the selection alone shows a passage. */
export function canPaint(): boolean {
  return typeof Highlight === 'function' && 'highlights' in CSS;
}

/** Starts painting the marks near the visible part, and goes on until it is stopped. */
export function startPainter(options: PainterOptions): Painter {
  if (!canPaint()) return { light: () => {}, stop: () => {} };
  adoptHighlightStyles();
  const registered = registerHighlights();
  const stopMarks = paintNearMarks(options, registered);
  return {
    light(span) {
      registered.lit.clear();
      const places = span && findPlaces(options.page, span);
      if (places) registered.lit.add(new StaticRange(places));
    },
    stop() {
      stopMarks();
      for (const name of registered.names) CSS.highlights.delete(name);
    },
  };
}

function registerHighlights() {
  const bySeverity = new Map(severities.map((severity) => [severity, new Highlight()] as const));
  const lit = new Highlight();
  lit.priority = 10;
  const names = ['lit'];
  CSS.highlights.set('lit', lit);
  for (const [severity, highlight] of bySeverity) {
    highlight.priority = severity;
    const name = `finding-${severity}`;
    CSS.highlights.set(name, highlight);
    names.push(name);
  }
  return { bySeverity, lit, names };
}

function paintNearMarks(
  { page, sections, marks, sectionElements, scroller }: PainterOptions,
  { bySeverity }: ReturnType<typeof registerHighlights>,
): () => void {
  const index = indexMarks(marks, sections, page.blocks);
  const near = new Set<number>();
  const painted = new Map<number, AbstractRange>();

  function repaint() {
    const wanted = new Set([...near].flatMap((section) => index[section] ?? []));
    for (const [mark, range] of painted) {
      if (wanted.has(mark)) continue;
      painted.delete(mark);
      for (const highlight of bySeverity.values()) highlight.delete(range);
    }
    for (const number of wanted) {
      const mark = marks[number];
      const places = mark && !painted.has(number) && findPlaces(page, mark);
      if (!places) continue;
      const range = new StaticRange(places);
      painted.set(number, range);
      bySeverity.get(mark.severity)?.add(range);
    }
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const section = sectionElements.indexOf(target as HTMLElement);
        if (isIntersecting) near.add(section);
        else near.delete(section);
      }
      repaint();
    },
    { root: scroller, rootMargin: `${marginPx}px 0px` },
  );
  for (const element of sectionElements) observer.observe(element);
  return () => observer.disconnect();
}
