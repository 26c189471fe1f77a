import type { ChangeEdit } from '@clauselight/schema';
import { applyEdits, type Edit, escapeXml } from '../xml/edit.ts';
import type { LocatedDocument, LocatedElement } from '../xml/located-element.ts';
import { removeElements } from '../xml/remove-elements.ts';
import type { EditPlace } from './locate-edit.ts';

/** An edit at its place. */
export interface PlacedEdit {
  readonly edit: ChangeEdit;
  readonly place: EditPlace;
  /** The paragraph whose look a new paragraph takes, if it is another than that of its place. */
  readonly model?: NewLook | undefined;
  readonly author: string;
  readonly date: string;
}

/** The look of a new clause. */
export interface NewLook {
  /** The paragraph that begins the clause before it. */
  readonly paragraph: LocatedElement;
  /** Whether that paragraph is only a heading, so that the new clause has one too. */
  readonly isHeading: boolean;
  /** Whether the document writes its number by itself. */
  readonly isNumbered: boolean;
}

/** Writes tracked changes into the XML of a document. Every other element stays as it was. */
export function writeRevisions(
  located: LocatedDocument,
  { placed, firstId }: { placed: readonly PlacedEdit[]; firstId: number },
): string {
  let id = firstId;
  const edits = new Map<string, Edit>();
  /** Several insertions at one position are one edit of the XML. */
  const put = (edit: Edit) => {
    const key = `${edit.start}-${edit.end}`;
    const known = edits.get(key);
    const isMore = known !== undefined && edit.start === edit.end && known.text !== edit.text;
    edits.set(key, isMore ? { ...edit, text: known.text + edit.text } : edit);
  };
  for (const one of placed) {
    const writer = createWriter(one, () => id++);
    for (const edit of writeEdit(located.xml, one, writer)) put(edit);
  }
  return applyEdits(located.xml, [...edits.values()]);
}

interface Writer {
  /** The attributes of one tracked change. */
  facts(): string;
}

function createWriter({ author, date }: PlacedEdit, nextId: () => number): Writer {
  const by = `w:author="${escapeXml(author)}" w:date="${escapeXml(date.replace(/\.\d+Z$/, 'Z'))}"`;
  return { facts: () => `w:id="${nextId()}" ${by}` };
}

function writeEdit(xml: string, placed: PlacedEdit, writer: Writer): readonly Edit[] {
  const { edit, place } = placed;
  if (edit.paragraph !== undefined) return [writeParagraphs(xml, placed, writer)];
  const { start, end } = place;
  const inserted =
    edit.text === '' ? '' : writeInsertion(xml, { run: place.run, text: edit.text }, writer);
  if (edit.start === edit.end) {
    const { also } = start;
    const insertion = {
      start: start.at,
      end: start.at,
      text: start.before + inserted + start.behind,
    };
    return also === undefined ? [insertion] : [insertion, also];
  }
  return [
    ...[start.also, end.also].flatMap((also) =>
      also === undefined || isRenamed(also, place) ? [] : [also],
    ),
    ...renameLeaves(xml, place),
    {
      start: start.at,
      end: start.at,
      text: `${start.before}<w:del ${writer.facts()}>${toDeleted(start.behind)}`,
    },
    {
      start: end.at,
      end: end.at,
      text: `${toDeleted(end.before)}</w:del>${inserted}${end.behind}`,
    },
  ];
}

function toDeleted(xml: string): string {
  return xml.replace(/<(\/?)w:t(?=[\s>])/g, '<$1w:delText');
}

/** The tags of deleted words that lie within the deletion: `w:t` becomes `w:delText`. */
function renameLeaves(xml: string, { leaves, start, end }: EditPlace): readonly Edit[] {
  return leaves
    .filter(({ name }) => name === 'w:t')
    .flatMap((leaf) => {
      const opens = leaf.start >= start.at;
      const closes = leaf.end <= end.at;
      const written = xml.slice(leaf.start, leaf.openEnd);
      const keeps = written.includes('xml:space') ? '' : ' xml:space="preserve"';
      const open = written.replace('<w:t', `<w:delText${keeps}`);
      return [
        ...(opens ? [{ start: leaf.start, end: leaf.openEnd, text: open }] : []),
        ...(closes ? [{ start: leaf.closeStart, end: leaf.end, text: '</w:delText>' }] : []),
      ];
    });
}

/** Whether an edit of a tag is part of its renaming. */
function isRenamed(also: Edit, { leaves, start }: EditPlace): boolean {
  return leaves.some(
    (leaf) => leaf.start >= start.at && also.start > leaf.start && also.start <= leaf.openEnd,
  );
}

function writeInsertion(
  xml: string,
  { run, text }: { run: LocatedElement; text: string },
  writer: Writer,
): string {
  return `<w:ins ${writer.facts()}>${writeRun(text, getLook(xml, run))}</w:ins>`;
}

function writeRun(text: string, look: string): string {
  return `<w:r>${look}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}

/** The properties of a run, without the changes that were tracked in them. */
function getLook(xml: string, { properties }: LocatedElement): string {
  const look = properties === undefined ? '' : xml.slice(properties.start, properties.end);
  return ['w:rPrChange', 'w:ins', 'w:del', 'w:moveFrom', 'w:moveTo'].reduce(removeElements, look);
}

/** New paragraphs behind a paragraph: one, or a heading and its text where the clause before it has a heading. */
function writeParagraphs(xml: string, { edit, place, model }: PlacedEdit, writer: Writer): Edit {
  const { number = '', heading = '' } = edit.paragraph ?? {};
  const at = place.paragraph.end;
  const front = model?.isNumbered ? `${heading}.` : `${number} ${heading}.`;
  const own = getParagraphLook(xml, place.paragraph);
  const look = getLook(xml, place.run);
  const text =
    model?.isHeading === true
      ? writeParagraph(
          {
            text: front.replace(/\.$/, ''),
            look: '',
            properties: getParagraphLook(xml, model.paragraph),
          },
          writer,
        ) + writeParagraph({ text: edit.text, look, properties: withoutNumber(own) }, writer)
      : writeParagraph(
          {
            text: `${front} ${edit.text}`,
            look,
            properties: model?.isNumbered
              ? getParagraphLook(xml, model.paragraph)
              : withoutNumber(own),
          },
          writer,
        );
  return { start: at, end: at, text };
}

function writeParagraph(
  { text, look, properties }: { text: string; look: string; properties: string },
  writer: Writer,
): string {
  const mark = `<w:rPr><w:ins ${writer.facts()}/></w:rPr>`;
  const run = `<w:ins ${writer.facts()}>${writeRun(text, look)}</w:ins>`;
  return `<w:p><w:pPr>${properties}${mark}</w:pPr>${run}</w:p>`;
}

/** The properties of a paragraph that a new one takes: its style, number and layout, no mark, section or change. */
function getParagraphLook(xml: string, { properties }: LocatedElement): string {
  if (properties === undefined) return '';
  const own = xml
    .slice(properties.start, properties.end)
    .replace(/^<w:pPr\b[^>]*>|<\/w:pPr>$/g, '');
  return ['w:pPrChange', 'w:rPr', 'w:sectPr'].reduce(removeElements, own);
}

function withoutNumber(look: string): string {
  return removeElements(look, 'w:numPr');
}
