import { monthNames as english } from '@clauselight/core';

/** Languages whose names of months are told apart; `european` are all others of Europe that invoices are written in. */
export type MonthLanguage = 'english' | 'german' | 'european';

/** Names and short forms of the months as `fold` writes them, one line a month. */
const names: Readonly<Record<MonthLanguage, readonly string[]>> = {
  english: english.map((name) => {
    const short = name === 'September' ? ' sept' : '';
    return `${name} ${name.slice(0, 3)}${short}`.toLowerCase();
  }),
  german: [
    'januar jan jaenner janner',
    'februar feb',
    'marz maerz mrz mar',
    'april apr',
    'mai',
    'juni jun',
    'juli jul',
    'august aug',
    'september sep sept',
    'oktober okt',
    'november nov',
    'dezember dez',
  ],
  european: [
    'janvier janv enero ene gennaio gen januari janeiro styczen stycznia sty leden ledna januara tammikuu tammikuuta ianuarie ocak sijecanj sijecnja',
    'februar februarie fevrier fevr fev febrero febbraio februari fevereiro luty lutego lut unor unora helmikuu helmikuuta februara subat veljaca veljace',
    'mars marzo maart mrt marco marzec marca brezen brezna maaliskuu maaliskuuta marec martie mart marts ozujak ozujka marcius',
    'avril avr abril abr aprile kwiecien kwietnia kwi duben dubna huhtikuu huhtikuuta aprila aprilie nisan travanj travnja aprilis',
    'mayo maggio mag mei maio maj maja kveten kvetna toukokuu toukokuuta mayis svibanj svibnja majus',
    'juin junio giugno giu junho czerwiec czerwca cze cerven cervna kesakuu kesakuuta juna iunie haziran lipanj lipnja junius',
    'juillet juil julio luglio lug julho lipiec lipca lip cervenec cervence heinakuu heinakuuta jula iulie temmuz srpanj srpnja julius',
    'aout agosto ago augustus sierpien sierpnia sie srpen srpna elokuu elokuuta augusta agustos augusti kolovoz kolovoza augusztus',
    'septembre septiembre setiembre settembre set septembro setembro wrzesien wrzesnia wrz zari syyskuu syyskuuta septembra septembrie eylul rujan rujna szeptember',
    'octobre octubre ottobre ott outubro out pazdziernik pazdziernika paz rijen rijna lokakuu lokakuuta oktobra octombrie ekim listopada',
    'novembre noviembre novembro noiembrie listopad lis marraskuu marraskuuta novembra kasim studeni studenoga',
    'decembre diciembre dic dicembre dezembro grudzien grudnia gru prosinec prosince joulukuu joulukuuta decembra decembrie aralik prosinac prosinca desember des',
  ],
};

const byName: Readonly<Record<MonthLanguage, ReadonlyMap<string, number>>> = {
  english: indexNames('english'),
  german: indexNames('german'),
  european: indexNames('european'),
};
const allLanguages: readonly MonthLanguage[] = ['english', 'german', 'european'];

/** Source of a pattern for the name of a month, full or abbreviated; a scanner may break it after its first letter. */
export const monthNames =
  '(?:jan(?:uary|\\.)?|feb(?:ruary|\\.)?|m ?ar(?:ch|\\.)?|apr(?:il\\.?|\\.)?|may|june?\\.?|july?\\.?|aug(?:ust|\\.)?|sept?(?:ember|\\.)?|oct(?:ober|\\.)?|nov(?:ember|\\.)?|dec(?:ember|\\.)?)';

/** Source of a pattern for the full English name of a month. */
export const fullMonthNames = `(?:${english.join('|')})`;

/** Source of a pattern for the first letters of the English name of a month. */
export const monthBeginnings = `(?:${english.map((name) => name.slice(0, 3).toLowerCase()).join('|')})`;

/** Returns the number of a month from its English name, 1-12; 0 for other words. */
export function readMonth(name: string): number {
  const start = name.toLowerCase().replace(' ', '').slice(0, 3);
  return english.findIndex((full) => full.toLowerCase().startsWith(start)) + 1;
}

/** The number of a month from its folded name in one of the languages, 1-12; nothing for other words. */
export function findMonth(
  foldedName: string,
  languages: readonly MonthLanguage[] = allLanguages,
): number | undefined {
  for (const language of languages) {
    const month = byName[language].get(foldedName);
    if (month !== undefined) return month;
  }
  return undefined;
}

/** Returns the name of a month from its number, counted from 1; empty for other numbers. */
export function getMonthName(month: number): string {
  return english[month - 1] ?? '';
}

function indexNames(language: MonthLanguage): ReadonlyMap<string, number> {
  return new Map(
    names[language].flatMap((row, index) =>
      row.split(' ').map((name) => [name, index + 1] as const),
    ),
  );
}
