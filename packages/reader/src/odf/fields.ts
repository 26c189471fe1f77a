import { listElements, type XmlElement } from '../xml/tree.ts';
import { getPlainText } from './plain-text.ts';

/** A field whose displayed text is not simply its content. */
export interface Field {
  readonly kind: 'shown' | 'hidden';
  readonly text: string;
}

const silentWhenUndisplayed = new Set([
  'text:variable-set',
  'text:variable-get',
  'text:user-field-get',
  'text:user-defined',
  'text:sequence',
  'text:expression',
]);

/** Reads the fields that need more than their content; nothing for any other element. */
export function readField(element: XmlElement): Field | undefined {
  const { name, attributes } = element;
  if (name === 'text:hidden-text') {
    const text = getPlainText(element) || (attributes['string-value'] ?? '');
    return { kind: attributes['is-hidden'] === 'true' ? 'hidden' : 'shown', text };
  }
  if (silentWhenUndisplayed.has(name) && attributes.display === 'none')
    return { kind: 'shown', text: '' };
  return name === 'field:fieldmark' ? readFormField(element) : undefined;
}

/** Form fields as LibreOffice keeps those of Word: a check box, or a choice from a list. */
function readFormField(element: XmlElement): Field {
  const type = element.attributes.type ?? '';
  const parameters = listElements(element)
    .filter(({ name }) => name === 'field:param')
    .map(({ attributes }) => [attributes.name ?? '', attributes.value ?? ''] as const);
  const values = new Map(parameters);
  if (type.endsWith('FORMCHECKBOX'))
    return { kind: 'shown', text: values.get('Checkbox_Checked') === 'true' ? '☒' : '☐' };
  const entries = parameters
    .filter(([key]) => key === 'Dropdown_ListEntry')
    .map(([, value]) => value);
  const chosen = Number.parseInt(values.get('Dropdown_Selected') ?? '', 10);
  return { kind: 'shown', text: entries[chosen] ?? values.get('CurrentDate') ?? '' };
}
