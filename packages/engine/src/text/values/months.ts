const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Source of a pattern for the name of a month, full or abbreviated; a scanner may break it after its first letter. */
export const monthNames =
  '(?:jan(?:uary|\\.)?|feb(?:ruary|\\.)?|m ?ar(?:ch|\\.)?|apr(?:il\\.?|\\.)?|may|june?\\.?|july?\\.?|aug(?:ust|\\.)?|sept?(?:ember|\\.)?|oct(?:ober|\\.)?|nov(?:ember|\\.)?|dec(?:ember|\\.)?)';

/** Returns the number of a month from its name, 1-12; 0 for other words. */
export function readMonth(name: string): number {
  const start = name.toLowerCase().replace(' ', '').slice(0, 3);
  return months.findIndex((full) => full.toLowerCase().startsWith(start)) + 1;
}

/** Returns the name of a month from its number, counted from 1; empty for other numbers. */
export function getMonthName(month: number): string {
  return months[month - 1] ?? '';
}
