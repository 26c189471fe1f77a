import type { Mark } from './cut-text.ts';
import { MarkedText } from './marked-text.tsx';
import { NoteLink } from './note-link.tsx';

interface NotedSentence {
  text: string;
  marks: readonly Mark[];
  notes: readonly { number: number; quote: string; href: string }[];
}

interface NotedSentencesProps {
  sentences: readonly NotedSentence[];
  /** What the marks say. */
  meaning: string;
  /** Whether a note's address takes the place of the present one in the history. */
  replace?: boolean;
  /** Called when a note is followed. */
  onFollow?: () => void;
}

/** Sentences in one flow, each followed by the numbered notes of what it rests on; more may be added at the end. */
export function NotedSentences(props: NotedSentencesProps) {
  const { sentences, meaning, replace = false, onFollow } = props;
  return sentences.map(({ text, marks, notes }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only ever added at the end
    <span key={index}>
      <MarkedText text={text} marks={marks} meaning={meaning} />
      {notes.map((note) => (
        <NoteLink key={note.number} {...note} replace={replace} onClick={onFollow} />
      ))}{' '}
    </span>
  ));
}
