/** Months as Europe writes them, folded, a month a line; a name also matches by its first letters where they are enough. */
const names: readonly string[] = [
  'january jan januar jaenner janner janvier janv enero ene gennaio gen januari janeiro styczen stycznia sty leden ledna januara tammikuu tammikuuta ianuarie ocak sijecanj sijecnja',
  'february feb februar februarie fevrier fevr fev febrero febbraio februari fevereiro luty lutego lut unor unora helmikuu helmikuuta februara subat veljaca veljace',
  'march mar marz maerz mrz mars marzo maart mrt marco marzec marca brezen brezna maaliskuu maaliskuuta marec martie mart marts ozujak ozujka marcius',
  'april apr avril avr abril abr aprile kwiecien kwietnia kwi duben dubna huhtikuu huhtikuuta aprila aprilie nisan travanj travnja aprilis',
  'may mai mayo maggio mag mei maio maj maja kveten kvetna toukokuu toukokuuta mayis svibanj svibnja majus',
  'june jun juni juin junio giugno giu junho czerwiec czerwca cze cerven cervna kesakuu kesakuuta juna iunie haziran lipanj lipnja junius',
  'july jul juli juillet juil julio luglio lug julho lipiec lipca lip cervenec cervence heinakuu heinakuuta jula iulie temmuz srpanj srpnja julius',
  'august aug aout agosto ago augustus sierpien sierpnia sie srpen srpna elokuu elokuuta augusta agustos augusti kolovoz kolovoza augusztus',
  'september sep sept septembre septiembre setiembre settembre set septembro setembro wrzesien wrzesnia wrz zari syyskuu syyskuuta septembra septembrie eylul rujan rujna szeptember',
  'october oct oktober okt octobre octubre ottobre ott outubro out pazdziernik pazdziernika paz rijen rijna lokakuu lokakuuta oktobra octombrie ekim listopada oktoba',
  'november nov novembre noviembre novembro noiembrie listopad lis marraskuu marraskuuta novembra kasim studeni studenoga',
  'december dec dezember dez decembre diciembre dic dicembre dezembro grudzien grudnia gru prosinec prosince joulukuu joulukuuta decembra decembrie aralik prosinac prosinca desember des',
];

const byName: ReadonlyMap<string, number> = new Map(
  names.flatMap((row, index) => row.split(' ').map((name) => [name, index + 1] as const)),
);

/** The number of a month from its folded name, 1-12; nothing for other words. */
export function findMonth(name: string): number | undefined {
  return byName.get(name);
}
