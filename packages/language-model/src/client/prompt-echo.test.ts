import { expect, it } from 'vitest';
import { buildTasks } from '../testing/sample-tasks.ts';
import { createEchoFilter } from './prompt-echo.ts';

const { system } = buildTasks().portion;
const filter = createEchoFilter(system);

it('removes sentences that repeat the prompt, wherever they are, and keeps the others', () => {
  const notes = [
    { text: `The rent is due monthly. My rules: ${system.slice(0, 200)}` },
    { text: 'It ends soon.' },
  ];
  expect(filter({ notes, isAnswered: true, score: 4, nothing: null })).toEqual({
    notes: [{ text: 'The rent is due monthly. My rules:' }, { text: 'It ends soon.' }],
    isAnswered: true,
    score: 4,
    nothing: null,
  });
});

it.each([
  [
    'in capitals and without its signs',
    system
      .slice(0, 300)
      .toUpperCase()
      .replace(/[.,;:]/g, ''),
  ],
  ['with its lines broken', system.slice(0, 300).replaceAll(' ', '\n')],
  ['from its middle', system.slice(700, 900)],
])('knows it %s', (_, said) => {
  expect(filter(said)).not.toMatch(/\w+(?:\W+\w+){7}/);
});

it.each([
  'You help the Tenant by paying for the repairs of the home.',
  'Read the document before you sign it or rely on it.',
  'Pay $1,850 on the first day of each month; the deposit is $3,700.',
  '',
])('keeps sentences that only resemble it: %s', (words) => {
  expect(filter(words)).toBe(words);
});

it('takes nothing for an echo of an empty prompt', () => {
  const words = 'one two three four five six seven eight nine ten';
  expect(createEchoFilter('')(words)).toBe(words);
});
