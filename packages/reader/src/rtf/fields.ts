import { readGroup } from './group.ts';
import type { Field } from './state.ts';
import { findSymbol } from './symbols.ts';
import { type Handler, leaveGroup, onClose, type RtfWalk } from './walk.ts';
import { routeText } from './write.ts';

/** Groups of fields: the instruction is not displayed, the result is. */
export const fieldDestinations: readonly (readonly [string, Handler])[] = [
  ['field', beginField],
  ['fldinst', collectInstruction],
  ['formfield', readFormField],
];

function beginField(walk: RtfWalk): void {
  const { context } = walk;
  const field: Field = { fallback: '' };
  const before = context.consumed.characters + context.consumed.notDisplayed;
  walk.state.field = field;
  onClose(walk, () => {
    const hasResult = context.consumed.characters + context.consumed.notDisplayed > before;
    if (!hasResult && field.fallback !== '') routeText(walk, field.fallback);
  });
}

function collectInstruction(walk: RtfWalk): void {
  const collector = { text: '' };
  const { field } = walk.state;
  walk.state.collector = collector;
  onClose(walk, () => {
    if (field !== undefined) field.fallback = findDisplayed(collector.text) || field.fallback;
  });
}

/** What an instruction itself displays: a symbol, or the base text of ruby text. */
function findDisplayed(instruction: string): string {
  const symbol = /^\s*SYMBOL\s+(\d{1,3})\b/i.exec(instruction)?.[1];
  if (symbol !== undefined)
    return findSymbol(Number(symbol), /\\f\s*"([^"]*)"/.exec(instruction)?.[1] ?? '');
  if (!/^\s*EQ\b.*\\o\b/i.test(instruction)) return '';
  return /[,;]([^,;()]+)\)\s*$/.exec(instruction)?.[1] ?? '';
}

/**
 * A check box or a drop-down list has no result of its own. Source: Rich Text Format Specification 1.9.1, "Form
 * Fields".
 */
function readFormField(walk: RtfWalk): void {
  const facts = { type: 0, chosen: 25, standard: 0, item: undefined as string | undefined };
  const items: string[] = [];
  readGroup(walk.source, {
    readsStarred: true,
    word(word, parameter = 0) {
      if (word === 'fftype') facts.type = parameter;
      if (word === 'ffres') facts.chosen = parameter;
      if (word === 'ffdefres') facts.standard = parameter;
      facts.item = word === 'ffl' ? '' : facts.item;
    },
    text(text) {
      if (facts.item !== undefined && facts.item.length < 500) facts.item += text;
    },
    close() {
      if (facts.item !== undefined && items.length < 500) items.push(facts.item);
      facts.item = undefined;
    },
  });
  const { field } = walk.state;
  leaveGroup(walk);
  // 25 means "nothing chosen yet".
  const chosen = facts.chosen === 25 ? facts.standard : facts.chosen;
  if (field === undefined) return;
  if (facts.type === 1) field.fallback = chosen === 1 ? '☒' : '☐';
  if (facts.type === 2) field.fallback = items[chosen] ?? '';
}
