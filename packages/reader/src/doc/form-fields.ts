import { createByteView } from './bytes.ts';

const types = { checkBox: 1, dropDown: 2 };
const unset = 25;

/**
 * What a form field shows whose state is in the `Data` stream, [MS-DOC] 2.9.158 (NilPICFAndBinData) and
 * 2.9.78 (FFData): a check box its box, a list its choice; nothing if it cannot be read.
 */
export function createFormFields(data: Uint8Array): FormFields {
  const known = new Map<number, string | undefined>();
  return (place) => {
    if (!known.has(place)) known.set(place, tryReadState(data, place));
    return known.get(place);
  };
}

/** What the form field at a place of the data shows. */
export type FormFields = (place: number) => string | undefined;

function tryReadState(data: Uint8Array, place: number): string | undefined {
  try {
    return readState(data, place);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readState(data: Uint8Array, place: number): string | undefined {
  const view = createByteView(data);
  const at = place + view.getUint16(place + 4, true);
  const bits = view.getUint16(at + 4, true);
  const result = (bits >> 2) & 0x1f;
  const name = at + 10;
  // The end of the name and its closing zero, two bytes per character. The same applies to the texts after it.
  const afterName = name + 2 + (view.getUint16(name, true) + 1) * 2;
  const standard = view.getUint16(afterName, true);
  const choice = result === unset ? standard : result;
  if ((bits & 3) === types.checkBox) return choice === 1 ? '☒' : '☐';
  return (bits & 3) === types.dropDown
    ? readChoice(view, { at: afterName + 2, choice })
    : undefined;
}

/** Texts that belong to a form field between its name and its list: format, help, status, two macros. */
const textsBeforeList = 5;

function readChoice(view: DataView, { at, choice }: { at: number; choice: number }): string {
  let next = at;
  for (let index = 0; index < textsBeforeList; index += 1)
    next += 2 + (view.getUint16(next, true) + 1) * 2;
  const count = view.getUint16(next + 2, true);
  next += 6;
  for (let index = 0; index < count; index += 1) {
    const length = view.getUint16(next, true);
    if (index === choice) return readWide(view, { at: next + 2, length });
    next += 2 + length * 2;
  }
  return '';
}

function readWide(view: DataView, { at, length }: { at: number; length: number }): string {
  const codes = Array.from({ length }, (_, index) => view.getUint16(at + index * 2, true));
  return codes.map((code) => String.fromCharCode(code)).join('');
}
