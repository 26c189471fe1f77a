import { expect, it } from 'vitest';
import { listAddressPlaces } from './find-address.ts';

const first = (words: string) => listAddressPlaces(words)[0]?.place;

it.each([
  ['455 Pine Street, Apt 4, San Francisco, California 94104', 'California'],
  ['1 Market Street, Oakland, CA 94607', 'California'],
  ['9 Elm Road, Paris, Texas 75460', 'Texas'],
  ['5 Broad Street, New York, New York 10004', 'New York'],
  ['a cabin in Lake County, Ohio', 'Ohio'],
  ['real property in the State of Michigan', 'Michigan'],
  ['14 High Street, Leeds LS1 4AB', 'England and Wales'],
  ['3 Queen Street, Edinburgh EH2 1JE', 'Scotland'],
  ['7 Main Street, Belfast BT1 5GS', 'Northern Ireland'],
  ['2 Bridge Street, Kelso TD5 7JD', 'United Kingdom'],
  ['80 King Street, London, Ontario N6A 1B1', 'Ontario'],
  ['80 King Street, Toronto M5V 2T6', 'Ontario'],
  ['12 George Street, Sydney NSW 2000', 'New South Wales'],
  ['Lindenstraße 5, 80331 Munich, Germany', 'Germany'],
  ['based in India', 'India'],
  ['residing in Ohio', 'Ohio'],
  ['12 Main Street, Kansas City, Missouri', 'Missouri'],
  ['12 Main Street, Kansas City, MO 64101', 'Missouri'],
  ['3 High Street, Delaware, Ohio 43015', 'Ohio'],
  ['a lot in Washington County, Oregon', 'Oregon'],
  ['1 Fifth Avenue, New York, New York', 'New York'],
  ['9 K Street, Washington, DC 20001', 'District of Columbia'],
  ['4 Euclid Avenue, Ontario, California 91761', 'California'],
  ['8 Fort Street, Victoria, British Columbia V8W 1E5', 'British Columbia'],
  ['6 Broadway, Mexico, Missouri 65265', 'Missouri'],
  ['2 Bank Street, Leeds, England, United Kingdom', 'England and Wales'],
  ['7 Lake Drive, Toledo, Ohio USA', 'Ohio'],
])('“%s” lies in %s', (words, place) => {
  expect(first(words)).toBe(place);
});

it.each([
  'the flat in London',
  'an office in Washington',
  'a house on Texas Avenue, Springfield',
  'Harbor Homes, a Delaware corporation',
  'Harbor Homes, Delaware limited liability company',
  'Model B7 rev 4, 30000 units',
  '1 Broad Street, St Helier JE2 3RR',
  'the premises at 12 Oak Street, Springfield',
])('“%s” names no place for certain', (words) => {
  expect(listAddressPlaces(words)).toEqual([]);
});

it('takes no longer for long repetitive words', () => {
  const words = `${', California '.repeat(3000)}${'A1 '.repeat(20_000)}`;
  const before = process.cpuUsage().user;
  expect(listAddressPlaces(words).length).toBeGreaterThan(2000);
  expect(process.cpuUsage().user - before).toBeLessThan(1_000_000);
});
