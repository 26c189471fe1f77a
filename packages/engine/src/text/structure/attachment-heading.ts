import { isAllCapitals, isHeadingLine } from './heading.ts';
import type { Marker } from './marker.ts';
import type { Piece } from './piece-shape.ts';

const mention =
  /^(?:to\s+(?:this|the)\b(?![^a-z]{0,80}$)|hereto|hereof|attached|sets?|shall|is|are|will|of|and|or|above|below|hereby|contains?|provides?|may|must|for|in|as)\b/;
// "Exhibit A – Goods Exhibit B – Prices" is a list of what is attached.
const otherLabel =
  /\b(?:Schedule|Exhibit|Annex|Appendix|Attachment)\s["“]?(?:[B-Z]|[2-9])\b\s?["”]?\s?(?:[-–—:]|[A-Z])/;
const longestTitle = 120;
const opening = 400;
const shortestOpening = 24;
const shortestAttachment = 160;

/** Whether the label of an attachment at the start of a line heads it, or only speaks of it. */
export function isAttachmentHeading(
  text: string,
  { marker, end }: { marker: Marker; end: number },
): boolean {
  // The number under which a contract was filed, "Exhibit 10.27", or the form of one: nothing is attached to what does not stand yet.
  if (text.slice(0, Math.min(marker.start, opening)).trim().length <= shortestOpening) return false;
  const line = text.slice(marker.bodyStart, end).split('\n', 1)[0]?.trim() ?? '';
  if (line === '') return true;
  if (otherLabel.test(line.slice(0, 2 * longestTitle))) return false;
  if (mention.test(line) || /^[,;)]/.test(line)) return false;
  if (isAllCapitals(marker.label.replace(/\W*\w+$/, ''))) return /^\W*[\p{Lu}\d]/u.test(line);
  if (line.length > longestTitle)
    return (
      /^\W*(?:[A-Z\d]\S*\s+){2}/.test(line) &&
      !/^\S+\s+(?:is|are|shall|will|sets?|contains?)\b/.test(line)
    );
  return isHeadingLine(line.replace(/^[\s:(–—-]+|[).]$/g, ''));
}

/** A list of the attachments, after the contents or the signatures, names them; only their own headings hold words. */
export function leaveOutListedAttachments(pieces: readonly Piece[]): readonly Piece[] {
  const headings = pieces.flatMap((piece, index) =>
    isAttachment(piece) ? [{ piece, index }] : [],
  );
  if (headings.length < 2) return pieces;
  const lastOf = new Map(headings.map(({ piece, index }) => [getKey(piece), index]));
  const firstNumber = pieces.findIndex(
    (piece) => piece.marker !== undefined && !isAttachment(piece),
  );
  const isNear = (position: number) =>
    (headings[position + 1]?.piece.start ?? 0) - (headings[position]?.piece.start ?? 0) <
    shortestAttachment;
  const listed = new Set(
    headings
      .filter(({ piece, index }, position) => {
        const isInList = isNear(position) && position + 1 < headings.length;
        const isLastOfList = position > 0 && isNear(position - 1);
        const isListed = isInList || isLastOfList;
        const isRepeated = lastOf.get(getKey(piece)) !== index;
        const isBeforeAll = index < firstNumber;
        return isRepeated ? isListed || isBeforeAll : isListed && isBeforeAll;
      })
      .map(({ index }) => index),
  );
  if (listed.size === 0) return pieces;
  return pieces.map((piece, index) =>
    listed.has(index) ? { ...piece, marker: undefined } : piece,
  );
}

function isAttachment({ marker }: Piece): boolean {
  return marker?.readings[0]?.style === 'Schedule';
}

function getKey({ marker }: Piece): string {
  return (marker?.label ?? '').toLowerCase();
}
