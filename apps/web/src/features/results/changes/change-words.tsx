import { getInsertedWords } from '@clauselight/core';
import type { ChangeEdit, ProposedChange } from '@clauselight/schema';
import '../../../ui/changed-words.css';

/** How much of a paragraph is shown before a new one, in characters. */
const longestLead = 80;

/** The sentences of a change with what it deletes and inserts; before a new clause the end of the one before it. */
export function ChangeWords({ change: { passage, edits } }: { change: ProposedChange }) {
  const added = edits.find(({ paragraph }) => paragraph !== undefined);
  if (added !== undefined) {
    return (
      <div className="changed-words max-w-[70ch]">
        <p className="text-ink-soft">{cutFront(passage.quote)}</p>
        <p>
          <ins>{getInsertedWords(added).trim()}</ins>
        </p>
      </div>
    );
  }
  return (
    <p className="changed-words max-w-[70ch]">
      {splitWords(passage.quote, edits, passage.start).map(({ kind, text }, index) => {
        const key = `${index}-${kind}`;
        if (kind === 'kept') return <span key={key}>{text}</span>;
        return kind === 'deleted' ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>;
      })}
    </p>
  );
}

interface Piece {
  readonly kind: 'kept' | 'deleted' | 'inserted';
  readonly text: string;
}

function splitWords(quote: string, edits: readonly ChangeEdit[], offset: number): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, text } of edits) {
    pieces.push({ kind: 'kept', text: quote.slice(at, start - offset) });
    pieces.push({ kind: 'deleted', text: quote.slice(start - offset, end - offset) });
    pieces.push({ kind: 'inserted', text });
    at = end - offset;
  }
  pieces.push({ kind: 'kept', text: quote.slice(at) });
  return pieces.filter(({ text }) => text !== '');
}

function cutFront(words: string): string {
  if (words.length <= longestLead) return words;
  const end = words.slice(-longestLead);
  return `… ${end.slice(end.indexOf(' ') + 1)}`;
}
