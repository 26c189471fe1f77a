import { expect, it } from 'vitest';
import { formatTable } from './text-table.ts';

it('a table has columns of one width, names to the left and figures to the right', () => {
  const rows = [
    ['pdf', '12.5'],
    ['docx, LibreOffice', '', 'x'],
  ];
  expect(formatTable(['format', 'pages/s', 'ratio'], rows).split('\n')).toEqual([
    'format             pages/s  ratio',
    '-----------------  -------  -----',
    'pdf                   12.5',
    'docx, LibreOffice               x',
  ]);
});
