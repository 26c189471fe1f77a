import { expect, test } from 'vitest';
import { isOtherLanguage } from './language.ts';

const say = (text: string) => ({ notes: [{ text, quotes: [] }] });

test.each([
  [
    'German',
    'Der Mieter zahlt die Miete monatlich im Voraus. Das Recht zur Kündigung wird nicht eingeschränkt.',
  ],
  [
    'French',
    'Le locataire doit payer le loyer au plus tard le cinq du mois, et le bail est résilié de plein droit.',
  ],
  [
    'Spanish',
    'El arrendatario debe pagar la renta por adelantado y no puede ceder el contrato sin que se le autorice.',
  ],
  [
    'Italian',
    'Il conduttore deve pagare il canone entro il cinque del mese e non può cedere il contratto.',
  ],
  [
    'Portuguese',
    'O locatário deve pagar o aluguel até o dia cinco e não pode ceder o contrato sem que a outra parte aceite os termos.',
  ],
  [
    'Dutch',
    'De huurder moet de huur vooraf betalen en kan het contract niet aan een ander overdragen.',
  ],
  [
    'Polish',
    'Najemca nie może przenieść praw na inną osobę, oraz że czynsz jest płatny z góry w terminie od dnia.',
  ],
  [
    'Swedish',
    'Hyresgästen ska betala hyran i förskott och det är inte tillåtet att överlåta avtalet till en annan part.',
  ],
  ['Russian', 'Арендатор обязан платить вовремя.'],
  ['Chinese', '承租人应当于每月五日前向出租人支付租金。'],
  ['Arabic', 'يلتزم المستأجر بدفع الإيجار الشهري.'],
])('%s is another language', (_, text) => {
  expect(isOtherLanguage(say(text))).toBe(true);
});

test.each([
  ['English', say('You pay the rent in advance, no later than the fifth of each month.')],
  ['a short answer', say('Pay EUR 4,000.')],
  ['names of another country', say('Société Générale de la Banque et du Crédit SA pays.')],
  ['a short heading', { findings: [{ title: 'Vis maior', why: 'Force majeure is not defined.' }] }],
  [
    'words quoted within a sentence',
    say(
      'You pay what “die Miete und die Nebenkosten, die auf der Wohnung und dem Haus liegen” covers.',
    ),
  ],
  [
    'quotes and values of the document',
    {
      notes: [
        { text: 'You pay rent.', quotes: ['die Miete und der Zins und das Geld und die Kosten'] },
      ],
      terms: [
        {
          label: 'Rent',
          value: 'die Miete und der Zins und das Geld und die Kosten',
          quote: 'die',
        },
      ],
    },
  ],
  ['no words', { notes: [] }],
])('%s is none', (_, answer) => {
  expect(isOtherLanguage(answer)).toBe(false);
});
