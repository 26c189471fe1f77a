import { expect, it } from 'vitest';
import { listWords } from '../common/words.ts';
import { isEnglish } from './english.ts';

it.each([
  [
    'English',
    true,
    'The town lies on a river, and people cross its bridges every day. They have done so for as long as anybody can remember, because the market is on the other side.',
  ],
  [
    'Dutch',
    false,
    'De stad is in de laatste jaren sterk veranderd, en dat is te zien op straat. We gaan met de fiets naar het werk en we kopen ons brood in de buurt. Was dat vroeger ook zo?',
  ],
  [
    'German',
    false,
    'Die Stadt hat sich in den letzten Jahren stark verändert, und das war zu sehen. Was will man mehr, als in der Nähe zu wohnen und an den Fluss zu gehen?',
  ],
  [
    'French',
    false,
    'La ville a beaucoup changé dans les dernières années, et on le voit dans les rues. On va au travail à vélo et on achète son pain dans le quartier comme avant.',
  ],
  [
    'Spanish',
    false,
    'La ciudad ha cambiado mucho en los últimos años, y eso se ve en las calles. Vamos al trabajo en bicicleta y compramos el pan en el barrio, como antes se hacía.',
  ],
])('knows whether %s is English', (_, expected, text) => {
  expect(isEnglish(listWords(text))).toBe(expected);
});

it('takes a few words for English', () => {
  expect(isEnglish(['hola'])).toBe(true);
});
