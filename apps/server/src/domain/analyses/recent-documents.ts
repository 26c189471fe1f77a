import { isAnchored } from '@clauselight/core';
import {
  type Analysis,
  AppError,
  analysisSchema,
  parseSourceText,
  type SourceText,
} from '@clauselight/schema';
import type { DocumentMaterial } from './document-material.ts';

export interface OpenDocument {
  readonly sourceText: SourceText;
  readonly analysis: Analysis;
}

export interface RecentDocuments {
  find(key: string): OpenDocument | undefined;
  /**
   * Parses and caches a document, and evicts the least recently used ones. Throws `analysis_missing` if the analysis
   * is of another text, because the document has been read again since.
   */
  keep(key: string, material: DocumentMaterial): OpenDocument;
}

export interface RecentDocumentsOptions {
  readonly maxDocuments: number;
  /**
   * The limit for the JSON of all cached documents together, in bytes. The latest document is kept whatever its size.
   */
  readonly maxBytes: number;
}

/** A cache of the parsed documents of the latest questions. */
export function createRecentDocuments(options: RecentDocumentsOptions): RecentDocuments {
  const { maxDocuments, maxBytes } = options;
  // A Map iterates in insertion order: the first entry is the least recently used.
  const kept = new Map<string, { document: OpenDocument; bytes: number }>();

  const isFull = () => {
    const bytes = [...kept.values()].reduce((sum, entry) => sum + entry.bytes, 0);
    return kept.size > 1 && (kept.size > maxDocuments || bytes > maxBytes);
  };

  return {
    find(key) {
      const entry = kept.get(key);
      if (entry === undefined) return undefined;
      kept.delete(key);
      kept.set(key, entry);
      return entry.document;
    },
    keep(key, material) {
      const document = parseDocument(material);
      kept.set(key, { document, bytes: material.sourceText.length + material.analysis.length });
      for (const oldest of kept.keys()) {
        if (!isFull()) break;
        kept.delete(oldest);
      }
      return document;
    },
  };
}

/** Throws `analysis_missing` if the analysis is of another text, or in a form that does not fit its schema. */
export function parseDocument(material: DocumentMaterial): OpenDocument {
  const sourceText = parseSourceText(new TextDecoder().decode(material.sourceText));
  const { data: analysis } = analysisSchema.safeParse(JSON.parse(material.analysis));
  if (analysis === undefined) throw new AppError('analysis_missing');
  const evidence = [
    ...analysis.findings.flatMap((finding) => finding.evidence),
    ...analysis.terms.map((term) => term.evidence),
  ];
  if (!evidence.every((words) => isAnchored(sourceText.text, words))) {
    throw new AppError('analysis_missing');
  }
  return { sourceText, analysis };
}
