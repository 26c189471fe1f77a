import type { Block, SourceText } from '@clauselight/schema';
import { createBlockElement } from './block-element.ts';
import { computeHeadingDepths, computePageStarts } from './heading-depths.ts';
import { findBlockIndex } from './offsets.ts';
import { buildSections, findSectionIndex, type Section } from './sections.ts';

/** How long the text may be rendered without a pause, in milliseconds: less than half a frame. */
const sliceMs = 7;

/**
 * The text as it stands on the page. It is written into the page section by section and never changed
 * after that: a framework would hold thousands of elements for one commit and compare them for ever.
 */
export interface TextSurface {
  readonly root: HTMLElement;
  readonly source: SourceText;
  readonly sections: readonly Section[];
  /** The elements of the sections, in the same order. */
  readonly sectionElements: readonly HTMLElement[];
  /** Writes a section at once, where it is not written yet. */
  readonly fill: (section: number) => void;
  /** The element of a block; its section is written where it was not. */
  readonly getBlockElement: (block: number) => HTMLElement | undefined;
  readonly stop: () => void;
}

/** Lays the sections of a text into an empty element and begins to write them, the first ones at once. */
export function createTextSurface(root: HTMLElement, source: SourceText): TextSurface {
  const sections = buildSections(source.blocks);
  const sectionElements = sections.map(createSectionElement);
  const write = createWriter(source);
  const filled = new Set<number>();

  function fill(index: number) {
    const section = sections[index];
    const element = sectionElements[index];
    if (!section || !element || filled.has(index)) return;
    filled.add(index);
    element.prepend(write(section));
    element.style.removeProperty('min-height');
  }

  function getBlockElement(block: number) {
    const index = findSectionIndex(sections, block);
    fill(index);
    const element = sectionElements[index]?.children[block - (sections[index]?.first ?? 0)];
    return element instanceof HTMLElement ? element : undefined;
  }

  root.replaceChildren(...sectionElements);
  fill(0);
  const stop = runInSlices(sections.length, fill);
  return { root, source, sections, sectionElements, fill, getBlockElement, stop };
}

/** Index of the block an element of the page stands for. */
export function findElementBlock(surface: TextSurface, element: HTMLElement): number {
  return findBlockIndex(surface.source.blocks, Number(element.dataset.start));
}

/** The span from the first block of a section to its last. */
export function getSectionSpan(surface: TextSurface, index: number) {
  const { first = 0, last = 0 } = surface.sections[index] ?? {};
  const { blocks } = surface.source;
  return { start: blocks[first]?.start ?? 0, end: blocks[last - 1]?.end ?? 0 };
}

function createSectionElement({ estimatedHeight }: Section): HTMLElement {
  const element = document.createElement('section');
  element.style.containIntrinsicSize = `auto ${estimatedHeight}px`;
  // Until it is written it takes the room it will need, wherever it is scrolled to.
  element.style.minHeight = `${estimatedHeight}px`;
  return element;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

function createWriter({ text, blocks }: SourceText) {
  const depths = computeHeadingDepths(blocks);
  const pages = computePageStarts(blocks);
  const hasDirections = rightToLeft.test(text);
  const describe = (block: Block) => ({
    text: text.slice(block.start, block.end),
    depth: depths.get(block.start),
    page: pages.get(block.start),
    hasDirection: hasDirections,
  });
  return ({ first, last }: Section): DocumentFragment => {
    const fragment = document.createDocumentFragment();
    for (const block of blocks.slice(first, last)) {
      fragment.append(createBlockElement(block, describe(block)));
    }
    return fragment;
  };
}

/** Does `count` pieces of work in order, giving the page its turn in between. */
function runInSlices(count: number, work: (index: number) => void): () => void {
  let next = 0;
  let timer = 0;
  function run() {
    const end = performance.now() + sliceMs;
    while (next < count && performance.now() < end) {
      work(next);
      next += 1;
    }
    if (next < count) timer = window.setTimeout(run);
  }
  timer = window.setTimeout(run);
  return () => clearTimeout(timer);
}
