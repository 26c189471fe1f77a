import { expect, it } from 'vitest';
import { getReportFacts } from './describe-file.ts';

const octets = 'application/octet-stream';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

it.each([
  ['reviewed-docx', 'Lease.docx', 'docx', word],
  ['reviewed-docx', 'Lease', 'docx', word],
  ['reviewed-docx', 'Form.DOTM', 'dotm', octets],
  ['reviewed-docx', 'form.docm', 'docm', octets],
  ['docx', 'form.docm', 'docx', word],
] as const)('a %s of %s ends in %s', (format, filename, extension, mediaType) => {
  expect(getReportFacts(format, filename)).toMatchObject({ extension, mediaType });
});
