import type {
  Correction,
  DocumentKind,
  Evidence,
  LanguageError,
  SourceText,
  Span,
  WritingTaskType,
} from '@clauselight/schema';
import type { Passage } from '../../text/passage.ts';
import type { Citation, ReferenceList } from './citations/citation.ts';
import type { CitationMatch } from './citations/match-citations.ts';

/** One sentence of the author's running text. */
export interface ProseSentence extends Span {
  readonly passage: Passage;
  /** In lower case, as they stand. */
  readonly words: readonly string[];
  /** Stems of the words that say something. */
  readonly stems: ReadonlySet<string>;
  /** Index of its paragraph. */
  readonly paragraph: number;
}

/** One paragraph of the author's running text. */
export interface Paragraph extends Span {
  readonly index: number;
  readonly sentences: readonly ProseSentence[];
  readonly wordCount: number;
  /** The heading it stands under, as it reads. */
  readonly section: string | undefined;
  readonly role: 'abstract' | 'introduction' | 'body' | 'conclusion';
}

export interface Heading extends Span {
  readonly text: string;
  readonly level: number;
  /** Its number, for example `2.1`. */
  readonly number: string | undefined;
}

/** Words between quotation marks; the marks are part of the span. */
export interface Quotation extends Span {
  readonly wordCount: number;
  /** Index of its paragraph. */
  readonly paragraph: number;
}

/** What the task allows, or the length the author states. */
export interface LengthLimit extends Span {
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
}

/** Which kind of task the text answers, and why we think so. */
export interface RecognizedTask {
  readonly type: WritingTaskType;
  /** What speaks for it, in one sentence. */
  readonly reason: string;
  readonly evidence: readonly Evidence[];
}

/** One thing the task asks for, and the paragraphs that take it up. */
export interface PromptPart {
  readonly evidence: Evidence;
  /** The words that tell what it is about. */
  readonly topics: readonly string[];
  /** 1-based numbers of paragraphs. */
  readonly paragraphs: readonly number[];
}

/** What a document of writing is made of, as its checks see it. Everything is in document order. */
export interface Writing {
  readonly sourceText: SourceText;
  readonly documentKind: DocumentKind;
  readonly text: string;
  readonly title: Span | undefined;
  readonly headings: readonly Heading[];
  /** The task as the document itself states it. */
  readonly prompt: readonly Span[];
  /** What the task asks for, part by part, with the paragraphs that answer. */
  readonly promptParts: readonly PromptPart[];
  /** Lines of the marking scheme, where the document holds one. */
  readonly rubric: readonly Span[];
  readonly captions: readonly Span[];
  readonly paragraphs: readonly Paragraph[];
  readonly sentences: readonly ProseSentence[];
  /** The sentences that hold a word, in lower case, in document order: what patterns with rare words look at. */
  readonly sentencesByWord: ReadonlyMap<string, readonly ProseSentence[]>;
  readonly quotations: readonly Quotation[];
  readonly citations: readonly Citation[];
  /** Every citation with its entry in the reference list. */
  readonly citationMatches: readonly CitationMatch[];
  readonly referenceList: ReferenceList | undefined;
  readonly limit: LengthLimit | undefined;
  /** The year the document gives for itself before its first paragraph. */
  readonly year: number | undefined;
  readonly task: RecognizedTask;
  readonly thesis: ProseSentence | undefined;
  /** Words of the author's running text: no title, headings, lists, tables, references, block quotations. */
  readonly wordCount: number;
  readonly isEnglish: boolean;
  /** Absent if there was no grammar checker. */
  readonly languageErrors: readonly LanguageError[] | undefined;
  /** Places where spelling, grammar or a word looks wrong, none reported twice. */
  readonly corrections: readonly Correction[];
}
