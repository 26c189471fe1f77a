/**
 * Fields of a text: instruction, then result, either with fields of their own inside ([MS-DOC] 2.8.25).
 * Only results are shown.
 */
export interface Fields {
  begin(): void;
  separate(): void;
  /** Ends the innermost field; its instruction where it had no result. */
  end(): FieldWithoutResult | undefined;
  /** Takes a character or text of an instruction. */
  addInstruction(text: string): void;
  /** Notes where the data of a form field lie. */
  placeData(place: number): void;
  /** Whether text at this point is part of an instruction. */
  isInstruction(): boolean;
}

export interface FieldWithoutResult {
  readonly instruction: string;
  readonly dataPlace?: number;
}

interface OpenField {
  instruction: string;
  isInstruction: boolean;
  dataPlace?: number;
}

const longestInstruction = 200;
const mostOpen = 1000;

export function createFields(): Fields {
  const open: OpenField[] = [];
  let instructions = 0;
  return {
    begin() {
      if (open.length >= mostOpen) return;
      open.push({ instruction: '', isInstruction: true });
      instructions += 1;
    },
    separate() {
      const field = open.at(-1);
      if (field?.isInstruction !== true) return;
      field.isInstruction = false;
      instructions -= 1;
    },
    end() {
      const field = open.pop();
      if (field?.isInstruction !== true) return undefined;
      instructions -= 1;
      const { instruction, dataPlace } = field;
      return { instruction, ...(dataPlace === undefined ? {} : { dataPlace }) };
    },
    addInstruction(text) {
      const field = open.at(-1);
      if (field === undefined || field.instruction.length > longestInstruction) return;
      field.instruction += text.slice(0, longestInstruction);
    },
    placeData(place) {
      const field = open.at(-1);
      if (field !== undefined) field.dataPlace = place;
    },
    isInstruction: () => instructions > 0,
  };
}
