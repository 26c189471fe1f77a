import { expect, test } from 'vitest';
import { estimateTokens } from './estimate-tokens.ts';

// Counted with the tokenizers of GPT-4 (cl100k) and GPT-4o (o200k): whichever needs more.
test.each([
  [
    'English',
    'The Tenant shall pay the rent of EUR 1,250.00 monthly in advance, no later than the third working day of each month.',
    29,
  ],
  [
    'German',
    'Der Auftragnehmer verpflichtet sich, sämtliche Geschäftsgeheimnisse während der Vertragslaufzeit geheim zu halten; die Kündigungsfrist beträgt drei Monate zum Quartalsende.',
    52,
  ],
  [
    'French',
    "Le locataire s'engage à payer le loyer mensuel au plus tard le cinquième jour ouvrable de chaque mois, à défaut de quoi le bail est résilié de plein droit.",
    43,
  ],
  [
    'Polish',
    'Wykonawca zobowiązuje się do zachowania w tajemnicy wszystkich informacji poufnych w okresie obowiązywania umowy.',
    40,
  ],
  [
    'Russian',
    'Арендатор обязуется вносить арендную плату ежемесячно не позднее пятого числа каждого месяца.',
    45,
  ],
  ['Greek', 'Ο ενοικιαστής υποχρεούται να καταβάλλει το μίσθωμα κάθε μήνα.', 55],
  ['Chinese', '承租人应当于每月五日前向出租人支付租金，逾期支付的，应当支付违约金。', 37],
  ['Japanese', '賃借人は、毎月五日までに賃貸人に対して賃料を支払わなければならない。', 41],
  ['Arabic', 'يلتزم المستأجر بدفع الإيجار الشهري في موعد أقصاه اليوم الخامس من كل شهر.', 48],
  ['Hebrew', 'השוכר מתחייב לשלם את דמי השכירות עד היום החמישי בכל חודש.', 53],
  ['Hindi', 'किरायेदार हर महीने की पाँच तारीख तक किराया चुकाएगा।', 50],
  [
    'capitals',
    'NEITHER PARTY SHALL BE LIABLE FOR INDIRECT, INCIDENTAL OR CONSEQUENTIAL DAMAGES.',
    14,
  ],
  ['figures', '2026-03-31 1234567890 0000012345 GB29NWBK60161331926819 +49 (0) 30 1234567', 37],
  ['a coded string', 'VGhlIFRlbmFudCBzaGFsbCBwYXkgdGhlIHJlbnQgb2YgRVVSIDEsMjUwLjAwIG1vbnRobHk', 47],
  ['emoji', '🙂🙃👨‍👩‍👧🎉✅', 23],
])('%s is not estimated too low, nor beyond all measure', (_, text, counted) => {
  const estimate = estimateTokens(text);
  expect(estimate).toBeGreaterThanOrEqual(counted * 0.97);
  expect(estimate).toBeLessThanOrEqual(counted * 2.6);
});

test('nothing is no tokens', () => {
  expect(estimateTokens('')).toBe(0);
});

test('a long text is estimated as fast as it is long', () => {
  const started = process.cpuUsage();
  expect(estimateTokens('The Tenant shall pay. '.repeat(45_000))).toBeGreaterThan(200_000);
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(5000);
});
