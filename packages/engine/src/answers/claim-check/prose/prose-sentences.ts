// A full stop after these never ends a sentence.
const abbreviations = new Set(
  (
    'no nos sec secs art arts mr mrs ms dr st messrs prof hon vs v cf al eg ie e.g i.e viz approx est fig figs ' +
    'para paras p pp vol ch cl app incl resp ext sch cls ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec'
  ).split(' '),
);
// These end a sentence only where the next word can begin one and nothing else.
const endings = new Set(
  'inc corp co ltd llc llp lp plc pty gmbh ag sa nv bv etc u.s u.k u.s.a p.o a.m p.m n.a s.a l.l.c l.p n.v b.v'.split(
    ' ',
  ),
);
const starters =
  /^["'“‘(]*(?:The|This|These|That|Those|If|In|All|Any|Each|Either|Every|Neither|No|Such|Upon|For|To|At|By|On|It|Its|They|You|Your|We|As|When|Where|Both|But|However|Ask|There)\b/;
const boundary = /[.!?…]+["'”’)\]]*(?=\s+["'“‘([$£€]*[\p{Lu}\p{N}])/gu;

/** The sentences of a line of prose, in order and without blanks around them. */
export function listProseSentences(line: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of line.matchAll(boundary)) {
    const end = match.index + match[0].length;
    if (isInner(line.slice(start, match.index), match[0], line.slice(end, end + 40).trimStart()))
      continue;
    sentences.push(line.slice(start, end));
    start = end;
  }
  sentences.push(line.slice(start));
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

function isInner(before: string, stop: string, rest: string): boolean {
  if (stop !== '.') return false;
  const token = /[\p{L}\p{N}.]+$/u.exec(before.slice(-24))?.[0].toLowerCase() ?? '';
  // The number that a list begins with.
  if (/^[\d.]+$/.test(token)) return before.trim() === token;
  if (token === 'no') return /^\d/.test(rest);
  if (abbreviations.has(token)) return true;
  if (endings.has(token) || /^(?:\p{L}\.)*\p{L}$/u.test(token)) return !starters.test(rest);
  return false;
}
