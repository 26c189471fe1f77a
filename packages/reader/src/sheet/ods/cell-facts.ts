import type { CellFacts } from '../../source/draft.ts';
import { isCurrencySign } from '../format-code.ts';
import { showGeneral } from '../number-format.ts';

/** What a cell holds, by its attributes and the words it shows: [ODF] part 3, 19.387. */
export function describeOdsCell(
  attributes: Readonly<Record<string, string>>,
  text: string,
): CellFacts {
  if (attributes['calcext:value-type'] === 'error') return { type: 'error', value: text };
  const facts = describeByType(attributes);
  if (facts.type !== 'number') return facts;
  // Money and truth values with a custom format are stored as plain numbers.
  if (/^(TRUE|FALSE)$/.test(text)) return { type: 'boolean', value: text === 'TRUE' };
  const isMoney = text.split(/[\d\s.,()'-]+/).some(isCurrencySign);
  return isMoney ? { ...facts, type: 'currency' } : facts;
}

/** The stored value of a cell without words as plain text; undefined if it stores nothing. */
export function findStoredText(attributes: Readonly<Record<string, string>>): string | undefined {
  const { value } = describeByType(attributes);
  switch (attributes['office:value-type']) {
    case 'percentage':
      return typeof value === 'number' ? `${showGeneral(value * 100)}%` : undefined;
    case 'currency':
      return typeof value === 'number'
        ? `${showGeneral(value)} ${attributes['office:currency'] ?? ''}`.trim()
        : undefined;
    case 'boolean':
      return value === true ? 'TRUE' : 'FALSE';
    case 'string':
      return attributes['office:string-value'] || undefined;
    default:
      return typeof value === 'number' ? showGeneral(value) : value?.toString();
  }
}

function describeByType(attributes: Readonly<Record<string, string>>): CellFacts {
  switch (attributes['office:value-type']) {
    case 'float':
      return { type: 'number', ...getNumber(attributes) };
    case 'currency':
      return { type: 'currency', ...getNumber(attributes) };
    case 'percentage':
      return { type: 'percent', ...getNumber(attributes) };
    case 'boolean':
      return { type: 'boolean', value: attributes['office:boolean-value'] === 'true' };
    case 'date':
      return { type: 'date', ...getDate(attributes['office:date-value'] ?? '') };
    case 'time':
      return { type: 'time', ...getTime(attributes['office:time-value'] ?? '') };
    default:
      return { type: 'text' };
  }
}

function getNumber(attributes: Readonly<Record<string, string>>): CellFacts {
  const stored = attributes['office:value'] ?? '';
  const value = Number(stored);
  return stored.trim() === '' || !Number.isFinite(value) ? {} : { value };
}

/** Programs write nine zeros for the fraction of a second. */
function getDate(stored: string): CellFacts {
  const value = stored.replace(/\.0+$/, '').replace(/T00:00:00$/, '');
  return /^\d{4}-\d\d-\d\d/.test(value) ? { value } : {};
}

/** A length of time below a day is a time of day: that is how programs store one. */
function getTime(stored: string): CellFacts {
  const match = /^PT(\d+)H(\d+)M(\d+)(?:[.,](\d+))?S$/.exec(stored);
  if (match === null) return stored === '' ? {} : { value: stored };
  const [, hours = '', minutes = '', seconds = ''] = match;
  if (Number(hours) >= 24)
    return { value: `PT${Number(hours)}H${Number(minutes)}M${Number(seconds)}S` };
  return { value: [hours, minutes, seconds].map((part) => part.padStart(2, '0')).join(':') };
}
