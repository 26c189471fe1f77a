import { expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { listParts } from './parts.ts';

const prose = 'The town lies on a river, and people cross its bridges every day.';

function list(text: string) {
  const sourceText = buildSourceText(text);
  return listParts(sourceText).map(({ kind, start, end }) => [
    kind,
    sourceText.text.slice(start, end).slice(0, 12).trim(),
  ]);
}

it('takes the longest line of a title page that is no name, course or date for the title', () => {
  expect(
    list(
      `Maya Okafor\n\nHIST 201\n\nProfessor Lindgren\n\n14 March 2024\n\nBridges of the Middle Ages\n\n${prose}`,
    ),
  ).toEqual([
    ['front', 'Maya Okafor'],
    ['front', 'HIST 201'],
    ['front', 'Professor Li'],
    ['front', '14 March 202'],
    ['title', 'Bridges of t'],
    ['prose', 'The town lie'],
  ]);
});

it.each([
  'Discuss the role of bridges in trade.',
  'Prompt: Bridges changed trade. How?',
  'To what extent did bridges change trade?',
  'Write an essay of 500 words on bridges.',
])('takes “%s” before the first paragraph for the task', (task) => {
  expect(list(`${task}\n\n${prose}`)[0]?.[0]).toBe('prompt');
});

it.each(['References', 'Works Cited', 'Bibliography', '6. References', 'REFERENCES:'])(
  'takes what stands under “%s” for sources, not for running text',
  (heading) => {
    const parts = list(
      `${prose}\n\n${prose}\n\n${heading}\n\nAsh, A. (2001). Bridges. Penguin.\n\nAppendix\n\nMore text stands here.`,
    );
    expect(parts.map(([kind]) => kind)).toEqual([
      'prose',
      'prose',
      'reference-heading',
      'reference',
      'heading',
      'other',
    ]);
  },
);

it('knows captions, block quotations and headings from paragraphs', () => {
  const quoted = `“${'the river is wide and slow '.repeat(5)}”`;
  expect(
    list(
      `${prose}\n\nTrade and Travel\n\n${prose}\n\nFigure 1. A bridge.\n\n${quoted}\n\n${prose}`,
    ).map(([kind]) => kind),
  ).toEqual(['prose', 'heading', 'prose', 'caption', 'block-quotation', 'prose']);
});
