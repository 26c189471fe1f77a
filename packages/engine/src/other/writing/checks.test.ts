import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { writingChecks } from './checks.ts';
import { readWriting } from './read-writing.ts';

function listFired(text: string): readonly string[] {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return readWriting({ sourceText, structure, kind: 'essay' }).remarks.map(
    ({ checkId }) => checkId,
  );
}

it('makes every check of the folder, in the order of the catalogue', () => {
  const files = readdirSync(new URL('./checks', import.meta.url)).map((file) =>
    file.slice(0, 6).toUpperCase(),
  );
  const ids = writingChecks.map(({ id }) => id);
  expect([...ids].sort()).toEqual([...files].sort());
  expect(new Set(ids).size).toBe(39);
});

it.each([
  ['LAN-02', 'Everybody know that rain is wet.', 'Did everybody know that rain is wet?'],
  ['LAN-02', 'Several shops was closed.', 'Each of several shops was closed.'],
  ['LAN-02', 'The evidence show a change.', 'Does the evidence show a change?'],
  ['LAN-02', 'I like them, but she have none.', 'May she have none.'],
  ['LAN-02', 'Some people thinks so.', 'What the group of people thinks is unclear.'],
  ['LAN-03', 'It is bigger and more then enough.', 'He ate, and then he slept.'],
  ['LAN-03', 'They sold there own bread.', 'There lives nobody.'],
  ['LAN-03', 'You could of said so.', 'It could, of course, rain.'],
  ['LAN-03', 'Its easy to forget.', 'Its easy manner is a joy.'],
  ['LAN-06', 'They went to the the market.', 'She had had enough of that that year.'],
  ['LAN-08', 'It is only the tip of the iceberg.', 'The iceberg had a white tip.'],
  ['LAN-12', 'They made a decision to leave.', 'They decided to leave.'],
  ['LAN-13', '12 dogs barked all night long.', 'Twelve dogs barked all night long.'],
  ['ARG-04', 'It could perhaps be later.', 'In May it could be later.'],
  ['ARG-05', 'Throughout history people have moved.', 'History is long.'],
])('%s fires on “%s” and not on “%s”', (id, caught, left) => {
  expect(listFired(caught)).toContain(id);
  expect(listFired(left)).not.toContain(id);
});

const filler =
  'The town lies on a river and has a market, a school and two bridges that people cross each day. ';
const argument =
  'Cities should close their centres to cars, because air is what everybody breathes. ';

it.each([
  [
    'STR-01',
    `${filler.repeat(3)}\n\nCritics argue that trade suffers, but it does not, because walkers buy more. ${filler.repeat(3)}\n\nGovernments should act. Cars should be banned since air matters. In conclusion, cities should act. ${filler.repeat(5)}`,
  ],
  [
    'ARG-02',
    `${argument}${filler.repeat(5)}\n\n${argument}${filler.repeat(5)}\n\nIn conclusion, cities should close their centres to cars, because air matters. ${filler.repeat(5)}`,
  ],
  ['LAN-04', `${'The man who saw the dog '.repeat(12)}left.`],
  [
    'STR-04',
    `${argument.repeat(2)}\n\nA short one stands here.\n\n${filler.repeat(2)}\n\n${filler.repeat(2)}\n\nIn conclusion, cities should close.`,
  ],
  ['EVI-01', `${argument} It is known (Ash, 2001). It was shown again (Birch, 2002).`],
  [
    'EVI-05',
    `${argument}${filler} ${`Ash (2001) wrote “${'the street is blind and quiet '.repeat(9)}” on it. `.repeat(2)}`,
  ],
  [
    'STR-05',
    `${argument.repeat(3)}\n\n${['Cars foul the air of cities.', 'Closed streets give cities cleaner air.', 'Cities without cars have quiet streets.', 'Air in streets with cars harms children in cities.'].map((first) => `${first} ${'The streets of a city without cars give its people clean air and quiet. '.repeat(4)}`).join('\n\n')}\n\nOctopuses open jars. ${'An octopus in a tank will learn its tricks and know the faces that it has seen. '.repeat(4)}\n\nIn conclusion, cities should close their centres to cars.`,
  ],
  [
    'STR-06',
    `${argument}${filler.repeat(12)} ${'Moreover, buses run. Furthermore, trams run. '.repeat(3)}`,
  ],
  ['STR-07', `${filler}\n\nFigure 1. A bridge.\n\n${filler} As Figure 4 shows, it is old.`],
  ['ARG-03', 'Everyone always wins. Nobody ever loses here. It is completely clear.'],
  [
    'EVI-03',
    `${filler}\n\nReferences\n\nAsh, A. (2001). Rivers. Penguin.\n\nBirch, B. Bridges.\n\nCole, C. (2003). Towns. Penguin.`,
  ],
  [
    'EVI-07',
    `It is so (Ash, 2001). Again (Ash, 2001). Once more (Ash, 2001). But see (Birch, 2002).\n\nReferences\n\nAsh, A. (2001). Rivers. Penguin.\n\nBirch, B. (2002). Bridges. Penguin.\n\nCole, C. (2003). Towns. Penguin.\n\nDale, D. (2004). Roads. Penguin.`,
  ],
  ['LAN-06', `${filler}Rain came soon. Rain fell for days. Rain filled the river.`],
  [
    'LAN-06',
    'The old bridge was closed to heavy lorries in March. Much happened. The old bridge was closed to heavy lorries in April.',
  ],
  ['LAN-07', 'It was a very good thing. They got a lot of stuff. It is really big.'],
  ['LAN-09', "Cities don't need cars. We can't breathe. The kids cough. They do not sleep."],
  [
    'LAN-11',
    `${'He walked and talked and was glad. They went home and slept. '.repeat(3)}\n\n${'He is glad and says so. She knows that it is late and takes the bus. '.repeat(3)}\n\n${'He walked and talked and was glad. They went home and slept. '.repeat(3)}`,
  ],
])('%s fires on a text made for it', (id, text) => {
  expect(listFired(text)).toContain(id);
});

it.each([
  [
    'shares of one group at different times',
    'ARG-06',
    'In May 1928 the party won 2.6% of the vote. Much followed. It rained. It snowed. It thawed. In July 1932 the party won 37.3% of the vote.',
  ],
  [
    'a figure with its source two sentences on',
    'EVI-06',
    `${argument} It won 2.6% of the vote. By then the crops had failed. Evans (2003) calls it a surprise.\n\n${filler}\n\n${filler}`,
  ],
  [
    'a body that turns against itself without naming the other side',
    'ARG-02',
    `${argument}${filler.repeat(5)}\n\nHowever, trade needs deliveries. ${filler.repeat(6)}\n\nIn conclusion, cities should close their centres. ${filler.repeat(3)}`,
  ],
])('takes %s for no fault', (_, id, text) => {
  expect(listFired(text)).not.toContain(id);
});

it('sees two shares of the same group at the same time', () => {
  const text =
    'Some 42 % of pupils in the school own a phone today. It rained. It snowed. It thawed. It froze. Some 45 % of pupils in the school own a phone today.';
  expect(listFired(text)).toContain('ARG-06');
});

it('leaves a plain argument with reasons, an answered objection and matching sources alone', () => {
  const text = `Why Centres Should Be Free of Cars

Cities grew around the car, and the car has filled them. This essay argues that cities should close their centres to cars, because clean air and trade both gain from it.

Clean air is the first gain. Ash (2019) measured the air of nine centres before and after they were closed, and found that soot fell by half. Since children walk to school there, the gain is theirs above all. The effect lasts as long as the street stays closed.

Trade gains too. Shops in closed streets sold more in the second year, because walkers stop where drivers pass (Birch, 2020). The baker of Green Street, for example, took on two assistants.

Some people argue that the old cannot walk so far. However, buses still reach every closed street, and their stops lie closer than most car parks did. The objection shows what a plan needs, not that it fails.

Closed centres therefore give back both air and trade. Cities should close them to cars, and run buses to their doors.

References

Ash, K. (2019). The air of nine cities. Journal of Urban Air, 4(2), 11-29.

Birch, L. (2020). Walking to the shops. Harbour Press.`;
  expect(listFired(text)).toEqual([]);
});

it.each([
  ['blanks', ' '.repeat(200_000)],
  ['brackets', '(a'.repeat(30_000)],
  ['quotation marks', '“a '.repeat(20_000)],
  ['names', `${'Smith and '.repeat(6000)}(2020)`],
  ['figures in brackets', '[1, 2, 3] '.repeat(6000)],
  ['one sentence again and again', 'Schools should not ban phones. '.repeat(3000)],
])('reads a text of nothing but %s in seconds', (_, text) => {
  expect(() => listFired(text)).not.toThrow();
});
