import type { Finding, Span } from '@clauselight/schema';
import { useMemo } from 'react';
import { describeFailure } from '../../lib/http.ts';
import { Failure } from '../../ui/error-boundary.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { DocumentView } from './document-view.tsx';
import { useDocumentText } from './get-document-text.ts';
import { collectMarks } from './marks.ts';

interface DocumentPaneProps {
  documentId: string;
  findings: readonly Finding[];
  /** The passage to show, lit up and selected. */
  passage: Span | undefined;
  onPassageChange: (passage: Span) => void;
}

/** The document's text with the findings lit up in it. */
export function DocumentPane(props: DocumentPaneProps) {
  const { documentId, findings, passage, onPassageChange } = props;
  const { data, isPending, error, refetch } = useDocumentText(documentId);
  const marks = useMemo(() => collectMarks(findings), [findings]);
  if (isPending) return <Waiting>Loading the text…</Waiting>;
  if (error) {
    return (
      <Failure
        message={describeFailure(error, 'The text could not be loaded.')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      {data.warnings.map((warning) => (
        <p key={warning.code} className="mb-3 border-l-3 border-line-strong pl-3 text-small">
          {warning.message}
        </p>
      ))}
      <DocumentView
        source={data}
        marks={marks}
        passage={passage}
        onPassageChange={onPassageChange}
      />
    </>
  );
}
