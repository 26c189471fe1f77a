import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findForeignLanguage } from './language.ts';

const english =
  'The report will be discussed by the board in the next meeting and is binding for all of the staff. ';
const german =
  'Der Bericht wird von der Geschäftsführung in der nächsten Sitzung beraten und ist dann für alle Mitarbeiter verbindlich. ';

const find = (text: string) => findForeignLanguage(buildSourceText(text));

describe('a document in another language', () => {
  it.each([
    ['German', german],
    [
      'Danish',
      'Denne kontrakt er indgået mellem parterne og gælder fra den dag, hvor begge parter har underskrevet den. ',
    ],
    [
      'Finnish',
      'Tämä sopimus on tehty osapuolten välillä ja se tulee voimaan, kun molemmat osapuolet ovat allekirjoittaneet sen. ',
    ],
    [
      'Bosnian, Croatian or Serbian',
      'Ovaj ugovor sklapaju stranke i stupa na snagu danom kada su ga obje stranke potpisale u dva primjerka. ',
    ],
    [
      'Russian',
      'Настоящий договор заключен между сторонами и вступает в силу с момента его подписания обеими сторонами. ',
    ],
    ['Chinese', '本合同由双方签订，自双方签字之日起生效，有效期为两年。'],
  ])('is named: %s', (language, sentence) => {
    const [hit] = find(sentence.repeat(4));
    expect(hit?.detail).toBe(`The document seems to be written in ${language}.`);
  });

  it('is shown by the first block with words', () => {
    const [hit] = find(`Bericht\n\n${german.repeat(4)}`);
    expect(hit?.evidence).toEqual([{ start: 0, end: 7, quote: 'Bericht' }]);
  });

  it.each([
    ['in English', english.repeat(4)],
    ['half in English', english.repeat(40) + german.repeat(40)],
    ['of a few words', german],
    [
      'of names and figures',
      'Kestrel 12, Ashford 30, Summit 7, Granite 45.20, Bluepeak 9, '.repeat(12),
    ],
    ['of signs', '§ 12 % 30,00 — 4711 '.repeat(40)],
  ])('is not a text %s', (_, text) => {
    expect(find(text)).toEqual([]);
  });
});
