import type { Block, SourceText } from '@clauselight/schema';
import { type CSSProperties, memo, useMemo } from 'react';
import { computeHeadingDepths, computePageStarts } from './outline.ts';
import type { Section } from './sections.ts';
import './document-text.css';

interface DocumentTextProps {
  source: SourceText;
  sections: readonly Section[];
}

/** The text, rendered once and never again: one element a block, one text node an element. */
export const DocumentText = memo(function DocumentText({ source, sections }: DocumentTextProps) {
  const depths = useMemo(() => computeHeadingDepths(source.blocks), [source]);
  const pages = useMemo(() => computePageStarts(source.blocks), [source]);
  return sections.map(({ first, last, estimatedHeight }) => (
    <section key={first} style={{ containIntrinsicSize: `auto ${estimatedHeight}px` }}>
      {source.blocks.slice(first, last).map((block) => (
        <BlockText
          key={block.start}
          block={block}
          text={source.text.slice(block.start, block.end)}
          depth={depths.get(block.start)}
          page={pages.get(block.start)}
        />
      ))}
    </section>
  ));
});

interface BlockTextProps {
  block: Block;
  text: string;
  /** Outline depth of a heading. */
  depth: number | undefined;
  /** The page that begins here. */
  page: number | undefined;
}

const headingTags = ['h3', 'h4', 'h5', 'h6'] as const;

function BlockText({ block, text, depth, page }: BlockTextProps) {
  const Tag = depth === undefined ? 'p' : (headingTags[depth - 1] ?? 'h6');
  const indent = { '--depth': (block.level ?? 1) - 1 } as CSSProperties;
  return (
    <Tag
      data-start={block.start}
      data-kind={block.kind}
      data-page={page}
      data-header={block.isHeaderRow}
      style={indent}
    >
      {text}
    </Tag>
  );
}
