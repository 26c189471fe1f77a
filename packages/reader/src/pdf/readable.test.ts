import { describe, expect, it } from 'vitest';
import { isReadable } from './readable.ts';

const english =
  'This agreement is made between the supplier and the customer. The supplier shall deliver the goods within thirty days of each order, and the customer shall pay the price shown on the invoice within sixty days of its receipt, free of any deduction.';
const german =
  'Zwischen dem Auftraggeber und dem Auftragnehmer wird folgender Vertrag geschlossen: Der Auftragnehmer erbringt die Leistungen gemäß Anlage. Die Vergütung ist binnen dreißig Tagen nach Rechnungsstellung fällig; Rechtsstreitigkeiten werden vor dem Gericht am Sitz des Auftraggebers ausgetragen, sofern nichts anderes vereinbart ist.';
const shift = (text: string, by: number) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + by));

describe('a text is readable', () => {
  it.each([
    ['English', english],
    ['German', german],
    [
      'Polish',
      'Umowa zawarta między stronami w dniu podpisania obowiązuje przez okres dwunastu miesięcy. '.repeat(
        5,
      ),
    ],
    ['a script without vowels', '本契約は当事者間で締結される。'.repeat(30)],
    ['figures only', '1,250.50 2024-03-01 17 99.5 %\n'.repeat(50)],
    ['a few odd words', 'ACME GmbH, DVD-R, XK-17B'],
    ['nothing', ''],
  ])('if it is %s', (_, text) => {
    expect(isReadable(text)).toBe(true);
  });

  it.each([
    ['each letter stands for another', shift(english, -29)],
    ['letters are control characters', english.replace(/[a-e]/g, '\u0003')],
    ['letters are in private use', english.replace(/[a-e]/g, '\uE010')],
  ])('but not if %s', (_, text) => {
    expect(isReadable(text)).toBe(false);
  });
});
