import { describe, expect, it } from 'vitest';
import { concepts } from '../contract/catalogue/concepts.ts';
import { rules } from '../contract/rules/index.generated.ts';
import { lawEntries } from './law-entries.ts';
import { getPlace, listLaws } from './places.ts';

const ruleIds = new Set(rules.map(({ id }) => id));
const conceptIds = new Set(concepts.map(({ id }) => id));
const places = new Set(lawEntries.map(({ place }) => place));

describe('the notes on law', () => {
  it('are many, and about all the places that are promised', () => {
    expect(lawEntries.length).toBeGreaterThan(60);
    for (const place of [
      ...['United States', 'California', 'Texas', 'Florida', 'New York', 'Pennsylvania'],
      ...['Illinois', 'Ohio', 'Georgia', 'North Carolina', 'Michigan', 'England and Wales'],
      ...['Scotland', 'European Union', 'Germany', 'France', 'India', 'Australia', 'Canada'],
    ])
      expect(places).toContain(place);
  });

  it('belong to rules and concepts that exist', () => {
    const named = lawEntries.flatMap((entry) => [
      ...entry.rules.filter((id) => !ruleIds.has(id)),
      ...entry.concepts.filter((id) => !conceptIds.has(id)),
    ]);
    expect(named).toEqual([]);
  });

  it('belong to kinds of documents that their rules and concepts are about', () => {
    const idle = lawEntries.filter((entry) => {
      if (entry.kinds === 'all' || entry.kinds.length === 0) return false;
      const found = [
        ...rules.filter(({ id }) => entry.rules.includes(id)).map(({ documents }) => documents),
        ...concepts.filter(({ id }) => entry.concepts.includes(id)).map(({ kinds }) => kinds),
      ];
      return entry.kinds.some(
        (kind) => !found.some((kinds) => kinds === 'all' || kinds.includes(kind)),
      );
    });
    expect(idle.map(({ id }) => id)).toEqual([]);
  });

  it('restate only what a rule says about the law', () => {
    const silent = new Set(rules.filter(({ law }) => law === undefined).map(({ id }) => id));
    const wrong = lawEntries.filter(({ restates }) => restates.some((id) => silent.has(id)));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('stand under the name by which the place is found', () => {
    expect([...places].filter((place) => getPlace(place) !== place)).toEqual([]);
    expect(listLaws('Ohio')).toEqual(['Ohio', 'United States']);
  });
});
