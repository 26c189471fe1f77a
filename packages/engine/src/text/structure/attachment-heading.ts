import { isAllCapitals, isHeadingLine } from './heading.ts';
import type { Marker } from './marker.ts';
import type { TextUnit } from './text-unit.ts';

const mention =
  /^(?:to\s+(?:this|the)\b(?![^a-z]{0,80}$)|hereto|hereof|attached|sets?|shall|is|are|will|of|and|or|above|below|hereby|contains?|provides?|may|must|for|in|as)\b/;
// "Exhibit A – Goods Exhibit B – Prices" is a list of attachments.
const otherLabel =
  /\b(?:Schedule|Exhibit|Annex|Appendix|Attachment)\s["“]?(?:[B-Z]|[2-9])\b\s?["”]?\s?(?:[-–—:]|[A-Z])/;
/** In characters; set by hand on CUAD contracts. */
const longestTitle = 120;
const opening = 400;
const shortestOpening = 24;
/** The least text of an attachment, in characters; set by hand on CUAD contracts. */
const shortestAttachment = 160;

/** Tells whether the label of an attachment at the start of a line is its heading, or only a mention. */
export function isAttachmentHeading(
  text: string,
  { marker, end }: { marker: Marker; end: number },
): boolean {
  // The number under which a contract was filed, "Exhibit 10.27", or a form of contract: what does not exist yet is not
  // attached.
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

/**
 * Drops the attachments in a list after the contents or the signatures. Only their own headings have text below them.
 */
export function dropListedAttachments(units: readonly TextUnit[]): readonly TextUnit[] {
  const headings = units.flatMap((unit, index) => (isAttachment(unit) ? [{ unit, index }] : []));
  if (headings.length < 2) return units;
  const lastOf = new Map(headings.map(({ unit, index }) => [getKey(unit), index]));
  const firstNumber = units.findIndex((unit) => unit.marker !== undefined && !isAttachment(unit));
  const isNear = (position: number) =>
    (headings[position + 1]?.unit.start ?? 0) - (headings[position]?.unit.start ?? 0) <
    shortestAttachment;
  const listed = new Set(
    headings
      .filter(({ unit, index }, position) => {
        const isInList = isNear(position) && position + 1 < headings.length;
        const isLastOfList = position > 0 && isNear(position - 1);
        const isListed = isInList || isLastOfList;
        const isRepeated = lastOf.get(getKey(unit)) !== index;
        const isBeforeAll = index < firstNumber;
        return isRepeated ? isListed || isBeforeAll : isListed && isBeforeAll;
      })
      .map(({ index }) => index),
  );
  if (listed.size === 0) return units;
  return units.map((unit, index) => (listed.has(index) ? { ...unit, marker: undefined } : unit));
}

function isAttachment({ marker }: TextUnit): boolean {
  return marker?.ordinals[0]?.style === 'Schedule';
}

function getKey({ marker }: TextUnit): string {
  return (marker?.label ?? '').toLowerCase();
}
