/** The language of the interface and of reports, as a BCP 47 tag. */
export const interfaceLanguage = 'en';
/** How numbers and moments are written: `1,234.5`, `Apr 11, 2026, 3:30 PM`. */
export const interfaceLocale = 'en-US';
/** How calendar days, lists and times on a 24-hour clock are written: `11 April 2026`, `15:30`. */
export const dayLocale = 'en-GB';
