import { expect, it } from 'vitest';
import { removeElements } from './remove-elements.ts';

it.each([
  ['<a/><w:rPr/><b/>', '<a/><b/>'],
  ['<a/><w:rPr><w:b/></w:rPr><b/>', '<a/><b/>'],
  ['<w:rPr><w:rPrChange><w:rPr><w:i/></w:rPr></w:rPrChange></w:rPr><b/>', '<b/>'],
  ['<w:rPr w:x="a>b"/><w:rPrX/>', '<w:rPrX/>'],
  ['<w:b/>', '<w:b/>'],
])('elements are removed with what they contain: %s', (xml, expected) => {
  expect(removeElements(xml, 'w:rPr')).toBe(expected);
});
