/** Fields that the model writes in its own words. The others contain words of the document, names and ids. */
const proseFields = new Set(['text', 'title', 'why', 'request', 'reason']);

/** Frequent words of each language. Words that are frequent in English too are listed under English only. */
const frequentWords = Object.entries({
  english:
    'the and of to is are be with for this that these those it its by from not any you your they their shall will must may can which where if has have no more than than before after under without only both each party pays apply',
  german:
    'der die das und ist sind nicht ein eine einer eines einem den dem des mit von zu auf für wird werden sich auch dass bei nach kann oder als durch wenn muss haben hat ihre ihr sie aus dieser diese dieses im zum zur',
  french:
    'le la les des du et est sont une un dans pour que qui par avec ne pas sur au aux ce cette ces vous votre doit peut être ou plus il elle leur',
  spanish:
    'el la los las de del y es son una un en para que por con se su sus al como más este esta debe puede o usted si',
  italian:
    'il lo la gli le di del della e è sono una un per che con non si da al alla nel questo questa deve può o dei delle',
  portuguese:
    'o os da dos das e é são uma um em para que por com não ao na nos este esta deve pode ou seu sua',
  dutch:
    'de het een en van is zijn niet met voor dat die op te door wordt worden aan als ook bij naar kan of moet deze dit uw u',
  polish: 'w z na nie jest są się że oraz od po dla przez lub który jako o może',
  swedish: 'och att det är som en ett för på av med den inte till om har kan ska från eller',
}).map(([language, words]) => ({ language, words: new Set(words.split(' ')) }));

/** Fewer foreign words prove nothing: names and technical terms are foreign in any text. */
const fewestWords = 5;

/**
 * Whether the model's own words in an answer are not English. Counts frequent words and letters. Short answers, names
 * and quoted words do not decide.
 */
export function isOtherLanguage(answer: unknown): boolean {
  const prose = collectProse(answer)
    .join('\n')
    .replace(/“[^”]*”|"[^"]*"|«[^»]*»|„[^“”]*[“”]/g, ' ');
  const letters = prose.match(/\p{L}/gu)?.length ?? 0;
  const latin = prose.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters - latin > Math.max(latin, 10)) return true;
  const words = prose.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [english = 0, ...others] = frequentWords.map(
    ({ words: frequent }) => words.filter((word) => frequent.has(word)).length,
  );
  const other = Math.max(...others);
  return other >= fewestWords && other > english;
}

function collectProse(value: unknown, field = ''): readonly string[] {
  if (typeof value === 'string') return proseFields.has(field) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((element) => collectProse(element, field));
  return Object.entries(value).flatMap(([key, inner]) => collectProse(inner, key));
}
