import { findChild, type XmlElement } from '../xml/tree.ts';

/** A field that has begun and not ended. */
export interface OpenField {
  /** Whether its result has begun; everything before that is its instruction. */
  isResult: boolean;
  readonly instruction: string[];
  /** The `w:ffData` of a form field. */
  readonly form: XmlElement | undefined;
  /** Length of the text at the start of its result. */
  resultStart: number | undefined;
}

/**
 * The fields that are open at a position of a paragraph, innermost last. A field never hides more than its paragraph.
 */
export type FieldStack = OpenField[];

export function createFieldStack(): FieldStack {
  return [];
}

/** Handles a `w:fldChar` at a length of the text; returns the field that it ends. */
export function readFieldMark(
  element: XmlElement,
  { fields, length }: { fields: FieldStack; length: number },
): OpenField | undefined {
  const { fldCharType } = element.attributes;
  if (fldCharType === 'begin') {
    fields.push({
      isResult: false,
      instruction: [],
      form: findChild(element, 'w:ffData'),
      resultStart: undefined,
    });
  } else if (fldCharType === 'separate') {
    const field = fields.at(-1);
    if (field !== undefined) {
      field.isResult = true;
      field.resultStart = length;
    }
  } else if (fldCharType === 'end') {
    return fields.pop();
  }
  return undefined;
}

/** Whether a field that ended at a length of the text has displayed nothing. */
export function hasNoResult(field: OpenField, length: number): boolean {
  return field.resultStart === undefined || field.resultStart === length;
}
