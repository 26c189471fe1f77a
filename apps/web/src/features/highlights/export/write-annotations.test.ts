import { aiAuthor } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildExportInput } from '../test/build-export-input.ts';
import { buildHighlight } from '../test/build-highlight.ts';
import { writeAnnotations } from './write-annotations.ts';

const text = '😀 The Provider may terminate this Agreement at any time 😀 without notice.';
const quote = 'may terminate';
const startOffset = text.indexOf(quote);
const highlight = buildHighlight({
  startOffset,
  endOffset: startOffset + quote.length,
  quote,
  note: 'Ask for notice',
  tags: ['Termination', 'ask'],
});

function write(highlights = [highlight]) {
  return JSON.parse(writeAnnotations(buildExportInput({ text, highlights })));
}

describe('an export as web annotations', () => {
  it('is a collection with one page that holds all', () => {
    const collection = write([highlight, buildHighlight()]);
    expect(collection).toMatchObject({
      '@context': 'http://www.w3.org/ns/anno.jsonld',
      type: 'AnnotationCollection',
      label: 'Highlights of contract.pdf',
      total: 2,
      generator: { type: 'Software', name: 'Clauselight' },
      first: { type: 'AnnotationPage', startIndex: 0, partOf: collection.id },
    });
    expect(collection.first.items).toHaveLength(2);
  });

  it('carries note and tags as bodies with their purpose', () => {
    const [annotation] = write().first.items;
    expect(annotation.motivation).toEqual(['highlighting', 'commenting', 'tagging']);
    expect(annotation.body).toEqual([
      { type: 'TextualBody', value: 'Ask for notice', format: 'text/plain', purpose: 'commenting' },
      { type: 'TextualBody', value: 'Termination', format: 'text/plain', purpose: 'tagging' },
      { type: 'TextualBody', value: 'ask', format: 'text/plain', purpose: 'tagging' },
    ]);
  });

  it('gives the position of the words in characters, and the words around them', () => {
    const [position, words] = write().first.items[0].target.selector;
    expect([...text].slice(position.start, position.end).join('')).toBe(quote);
    expect(position.start).toBe(startOffset - 1);
    expect(words).toEqual({
      type: 'TextQuoteSelector',
      exact: quote,
      prefix: '😀 The Provider ',
      suffix: ' this Agreement at any time 😀 w',
    });
  });

  it('never cuts a character in half beside the words', () => {
    const ofEmoji = '😀'.repeat(40);
    const middle = buildHighlight({ startOffset: 40, endOffset: 42, quote: '😀' });
    const [annotation] = JSON.parse(
      writeAnnotations(
        buildExportInput({
          text: `x${ofEmoji}`,
          highlights: [{ ...middle, startOffset: 41, endOffset: 43 }],
        }),
      ),
    ).first.items;
    const { prefix, suffix } = annotation.target.selector[1];
    expect(prefix).toBe('😀'.repeat(16));
    expect(suffix).toBe('😀'.repeat(16));
  });

  it('gives the color as a style of the target', () => {
    const [annotation] = write().first.items;
    expect(annotation.target.styleClass).toBe('color-fef08a');
    expect(annotation.stylesheet.value).toBe('.color-fef08a { background-color: #fef08a }');
  });

  it('tells the analysis from the owner, and when each was made', () => {
    const [own, ai] = write([highlight, { ...highlight, createdBy: aiAuthor }]).first.items;
    expect(own.creator).toEqual({ type: 'Person', name: 'Owner of the document' });
    expect(ai.creator).toMatchObject({ type: 'Software', name: 'Clauselight' });
    expect(own).toMatchObject({
      id: `urn:uuid:${highlight.id}`,
      created: highlight.createdAt,
      modified: highlight.updatedAt,
    });
  });

  it('of nothing is an empty collection', () => {
    expect(write([])).toMatchObject({ total: 0, first: { items: [] } });
  });
});
