import type { NumberCounter } from '../block-types/list-counter.ts';
import { createListCounter, type List, type ListLevel } from '../block-types/list-counter.ts';
import {
  findChild,
  findSwitch,
  findValue,
  isOn,
  listElements,
  type XmlElement,
} from '../xml/tree.ts';
import { findSymbol } from './symbols.ts';

/** Computes the results that Word does not store for some fields. */
export interface FieldBook {
  /** What a field without a stored result displays. `form` is the `w:ffData` of a form field. */
  show(instruction: string, form: XmlElement | undefined): string;
  /** Call it when a paragraph with an automatic number begins: fields that count within one restart. */
  startClause(): void;
}

/**
 * Creates the counters of a document's numbering fields. `counter` counts its own lists; `findByName` gives their ids.
 */
export function createFieldBook(lists: {
  readonly counter: NumberCounter;
  findByName(name: string): string | undefined;
}): FieldBook {
  let listNumbers: NumberCounter | undefined;
  let autoNumber = 0;
  const countList = (words: readonly string[]): string => {
    const name = words[1]?.startsWith('\\') === false ? words[1] : 'NumberDefault';
    const level = Math.min(9, Math.max(1, Number.parseInt(findOption(words, 'l') ?? '1', 10) || 1));
    const ownLevel = lists.findByName(name);
    if (ownLevel !== undefined) return lists.counter.next(ownLevel, level - 1)?.text ?? '';
    listNumbers ??= createListCounter(builtInLists);
    const list = builtInLists.has(name) ? name : 'NumberDefault';
    return listNumbers.next(list, level - 1)?.text ?? '';
  };
  return {
    startClause() {
      listNumbers = undefined;
    },
    show(instruction, form) {
      const words = splitWords(instruction);
      switch (words[0]?.toUpperCase()) {
        case 'LISTNUM':
          return countList(words);
        case 'AUTONUM':
        case 'AUTONUMLGL':
        case 'AUTONUMOUT':
          autoNumber += 1;
          return `${autoNumber}.`;
        case 'SYMBOL':
          return showSymbol(words);
        case 'MACROBUTTON':
        case 'GOTOBUTTON':
          return words.slice(2).join(' ');
        case 'FORMCHECKBOX':
          return showCheckbox(form);
        case 'FORMDROPDOWN':
          return showChoice(form);
        default:
          return '';
      }
    },
  };
}

function createLevel(text: string, format: string): ListLevel {
  return { text, format, start: 1, isLegal: false, suffix: 'nothing' };
}

const legalLevels = Array.from({ length: 9 }, (_, level) =>
  createLevel(
    Array.from({ length: level + 1 }, (_, above) => `%${above + 1}.`).join(''),
    'decimal',
  ),
);

/** The three lists that every document has for LISTNUM fields, as described in Word's field reference. */
const builtInLists: ReadonlyMap<string, List> = new Map(
  Object.entries({
    NumberDefault: [
      createLevel('%1)', 'decimal'),
      createLevel('%2)', 'lowerLetter'),
      createLevel('%3)', 'lowerRoman'),
      createLevel('(%4)', 'decimal'),
      createLevel('(%5)', 'lowerLetter'),
      createLevel('(%6)', 'lowerRoman'),
      createLevel('%7.', 'decimal'),
      createLevel('%8.', 'lowerLetter'),
      createLevel('%9.', 'lowerRoman'),
    ],
    OutlineDefault: [
      createLevel('%1.', 'upperRoman'),
      createLevel('%2.', 'upperLetter'),
      createLevel('%3.', 'decimal'),
      createLevel('%4)', 'lowerLetter'),
      createLevel('(%5)', 'decimal'),
      createLevel('(%6)', 'lowerLetter'),
      createLevel('(%7)', 'lowerRoman'),
      createLevel('(%8)', 'lowerLetter'),
      createLevel('(%9)', 'lowerRoman'),
    ],
    LegalDefault: legalLevels,
  }).map(([name, levels]) => [name, { abstractId: name, levels, startOverrides: new Map() }]),
);

/** Splits an instruction into words; text in quotation marks is one word. */
function splitWords(instruction: string): string[] {
  const words = instruction.slice(0, longestInstruction).match(/"[^"]*"|[^\s"]+/g) ?? [];
  return words.map((word) => word.replaceAll('"', ''));
}

const longestInstruction = 10_000;

function findOption(words: readonly string[], letter: string): string | undefined {
  const at = words.findIndex((word) => word.toLowerCase() === `\\${letter}`);
  return at < 0 ? undefined : words[at + 1];
}

function showSymbol(words: readonly string[]): string {
  const code = Number(words[1] ?? '');
  const isCharacter = Number.isInteger(code) && code > 0 && code < 0x10000;
  if (!isCharacter) return words[1]?.length === 1 ? words[1] : '';
  return findSymbol(code, findOption(words, 'f') ?? '') ?? String.fromCharCode(code);
}

function showCheckbox(form: XmlElement | undefined): string {
  const box = findChild(form, 'w:checkBox');
  const isChecked = findSwitch(box, 'w:checked') ?? findSwitch(box, 'w:default') ?? false;
  return isChecked ? '☒' : '☐';
}

function showChoice(form: XmlElement | undefined): string {
  const list = findChild(form, 'w:ddList');
  if (list === undefined) return '';
  const chosen = Number(findValue(list, 'w:result') ?? findValue(list, 'w:default') ?? 0);
  const entries = listElements(list).filter(({ name }) => name === 'w:listEntry');
  return entries[chosen]?.attributes.val ?? '';
}

/** The symbol of a check box content control (`w14:checkbox`) without content. */
export function showContentCheckbox(properties: XmlElement | undefined): string {
  const box = findChild(properties, 'w14:checkbox');
  if (box === undefined) return '';
  const checked = findChild(box, 'w14:checked');
  return checked !== undefined && isOn(checked) ? '☒' : '☐';
}
