import { aiAuthor, type Highlight } from '@clauselight/schema';
import { product } from '../../../lib/product.ts';
import { isHighSurrogate, isLowSurrogate } from '../../../lib/surrogates.ts';
import { t } from '../messages.ts';
import { countCodePoints } from './code-points.ts';
import type { ExportInput } from './export-input.ts';

/** Length of the prefix and suffix of a quote, in code units. */
const contextLength = 32;

/** Highlights as a collection of the W3C Web Annotation Data Model, JSON-LD. */
export function writeAnnotations(input: ExportInput): string {
  const { highlights, filename, origin, now } = input;
  const positions = countCodePoints(
    input.source.text,
    highlights.flatMap(({ startOffset, endOffset }) => [startOffset, endOffset]),
  );
  const id = `${origin}/api/documents/${input.documentId}/highlights`;
  const collection = {
    '@context': 'http://www.w3.org/ns/anno.jsonld',
    id,
    type: 'AnnotationCollection',
    label: t('highlights.export.title', { filename }),
    total: highlights.length,
    generated: now,
    generator: describeSoftware(origin),
    first: {
      id: `${id}#page-1`,
      type: 'AnnotationPage',
      partOf: id,
      startIndex: 0,
      items: highlights.map((highlight) => describeAnnotation(highlight, { ...input, positions })),
    },
  };
  return `${JSON.stringify(collection, undefined, 2)}\n`;
}

interface AnnotationInput extends ExportInput {
  /** Positions in characters, by position in code units: the model counts characters. */
  positions: ReadonlyMap<number, number>;
}

function describeAnnotation(highlight: Highlight, input: AnnotationInput) {
  const { id, note, tags, color, createdBy, createdAt, updatedAt } = highlight;
  const isByAnalysis = createdBy === aiAuthor;
  const styleClass = `color-${color.slice(1)}`;
  return {
    id: `urn:uuid:${id}`,
    type: 'Annotation',
    motivation: [
      'highlighting',
      ...(note === '' ? [] : ['commenting']),
      ...(tags.length === 0 ? [] : ['tagging']),
    ],
    created: createdAt,
    modified: updatedAt,
    creator: isByAnalysis
      ? describeSoftware(input.origin)
      : { type: 'Person', name: t('highlights.author.owner') },
    generator: describeSoftware(input.origin),
    generated: input.now,
    stylesheet: { type: 'CssStylesheet', value: `.${styleClass} { background-color: ${color} }` },
    body: describeBodies(highlight),
    target: describeTarget(highlight, { ...input, styleClass }),
  };
}

function describeBodies({ note, tags }: Highlight) {
  const write = (value: string, purpose: string) => ({
    type: 'TextualBody',
    value,
    format: 'text/plain',
    purpose,
  });
  return [
    ...(note === '' ? [] : [write(note, 'commenting')]),
    ...tags.map((tag) => write(tag, 'tagging')),
  ];
}

function describeTarget(
  { startOffset, endOffset, quote }: Highlight,
  {
    source,
    documentId,
    filename,
    origin,
    positions,
    styleClass,
  }: AnnotationInput & {
    styleClass: string;
  },
) {
  return {
    type: 'SpecificResource',
    source: {
      id: `${origin}/api/documents/${documentId}/text`,
      type: 'Text',
      label: filename,
    },
    styleClass,
    selector: [
      {
        type: 'TextPositionSelector',
        start: positions.get(startOffset),
        end: positions.get(endOffset),
      },
      {
        type: 'TextQuoteSelector',
        exact: quote,
        prefix: getPrefix(source.text, startOffset),
        suffix: getSuffix(source.text, endOffset),
      },
    ],
  };
}

function describeSoftware(origin: string) {
  return { id: origin, type: 'Software', name: product.name, homepage: origin };
}

function getPrefix(text: string, end: number): string {
  const start = Math.max(0, end - contextLength);
  return text.slice(isLowSurrogate(text.charCodeAt(start)) ? start + 1 : start, end);
}

function getSuffix(text: string, start: number): string {
  const end = Math.min(text.length, start + contextLength);
  return text.slice(start, isHighSurrogate(text.charCodeAt(end - 1)) ? end - 1 : end);
}
