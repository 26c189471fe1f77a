import { describe, expect, it } from 'vitest';
import { FeatureRowsBuilder, weighFeatures } from './feature-rows.ts';

function build() {
  const builder = new FeatureRowsBuilder(8);
  for (const feature of [1, 2, 1, 10]) builder.add(feature);
  builder.endGroup(0, 2);
  builder.endGroup(1, 1);
  builder.add(2);
  builder.endGroup(3, 0.5);
  builder.endRow();
  builder.endRow();
  return builder.build();
}

describe('feature rows', () => {
  it('count a feature once in a group, hash it into the table, and omit empty groups', () => {
    const rows = build();
    expect([...rows.indices]).toEqual([1, 2, 2]);
    expect([...rows.groupStarts]).toEqual([0, 2, 3]);
    expect([...rows.groupKinds]).toEqual([0, 3]);
    expect([...rows.rowStarts]).toEqual([0, 2, 2]);
  });

  it('give every group the length of its weight, whatever the rarities', () => {
    const rarity = Float32Array.from([0, 3, 4, 0, 0, 0, 0, 0]);
    const values = weighFeatures(build(), rarity);
    expect([...values].map((value) => Math.round(value * 1000) / 1000)).toEqual([1.2, 1.6, 0.5]);
  });

  it('give unknown features the value 0', () => {
    expect([...weighFeatures(build(), new Float32Array(8))]).toEqual([0, 0, 0]);
  });

  it('can hold more features than the initial capacity', () => {
    const builder = new FeatureRowsBuilder(1 << 17);
    for (let feature = 0; feature < 100_000; feature += 1) builder.add(feature);
    builder.endGroup(0, 1);
    builder.endRow();
    expect(builder.build().indices.at(-1)).toBe(99_999);
  });
});
