/** Codes of Word 6 and 95 that are read, as Word 97 and later number them. */
export const oldCodes: Readonly<Record<number, number>> = {
  2: 0x4600,
  12: 0xc63e,
  13: 0x240d,
  24: 0x2416,
  25: 0x2417,
  47: 0x442d,
  65: 0x0800,
  66: 0x0801,
  68: 0x6a03,
  69: 0x4804,
  70: 0x6805,
  71: 0x0806,
  74: 0x6a09,
  80: 0x4a30,
  83: 0x2a33,
  85: 0x0835,
  92: 0x083c,
  93: 0x4a4f,
  98: 0x2a42,
  99: 0x4a43,
  117: 0x0855,
  133: 0xd202,
  143: 0x300a,
  153: 0x3014,
  186: 0x3404,
  191: 0xd609,
  200: 0x7627,
};

/** Number of bytes after each code of Word 6 and 95. Codes that are not listed state their length in the first byte. */
export const oldLengths: Readonly<Record<number, number>> = Object.fromEntries([
  ...each(0, [0, 83]),
  ...each(1, [4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 24, 25, 29, 37, 44, 50, 51]),
  ...each(1, [65, 66, 67, 71, 75, 85, 86, 87, 88, 89, 90, 91, 92, 94, 98, 99, 100, 101, 102, 104]),
  ...each(1, [117, 118, 119, 131, 132, 138, 139, 142, 143, 146, 147, 150, 151, 152, 153, 158, 159]),
  ...each(1, [162, 163, 185, 186]),
  ...each(2, [2, 16, 17, 18, 19, 21, 22, 26, 27, 28, 30, 31, 32, 33, 34, 35, 36]),
  ...each(2, [38, 39, 40, 41, 42, 43, 45, 46, 47, 48, 49, 69, 72, 80, 93, 96, 97, 107, 109, 110]),
  ...each(2, [121, 122, 123, 124, 140, 141, 144, 145, 148, 149, 154, 155, 156, 157, 160, 161]),
  ...each(2, [164, 165, 166, 167, 168, 169, 170, 171, 182, 183, 184, 189, 195, 197, 198]),
  ...each(3, [73, 95, 136, 137]),
  ...each(4, [20, 70, 192, 194, 196, 200]),
  ...each(5, [193, 199]),
  ...each(12, [187]),
]);

function each(length: number, codes: readonly number[]): [number, number][] {
  return codes.map((code) => [code, length]);
}
