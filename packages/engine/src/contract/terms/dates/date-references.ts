/** Words that name the date of the agreement instead of stating it. */
export interface DateReference {
  readonly from: number;
  readonly to: number;
  /** What the words name: the date of the agreement, or the date of the last signature. */
  readonly refersTo: 'agreement' | 'last-signature';
}

const thisAgreement =
  '(?:this|the|said) (?:[a-z]+ ){0,3}?(?:agreement|contract|amendment|lease|addendum|letter|deed|memorandum)';
const reference = new RegExp(
  [
    `(?<signature>\\bdate (?:last|latest) (?:written|set forth|signed|appearing)(?: below| above)?|\\b(?:last|latest|later) date (?:signed|written|set forth|shown|of signature)(?: below| herein)?|\\b(?:date|day) (?:on which |of |upon which |that |when )?(?:the )?(?:last|later|latest) (?:party |of the parties |of the two |signature |to sign|signatory |signed |signing|date |execut)[^.;,()"]{0,60}|\\b(?:last|later|latest) (?:of the )?(?:two )?(?:date of )?(?:signature|signing|execution|signed)(?: dates?)?\\b|\\b(?:later|last|latest) of the (?:two )?(?:signature )?dates\\b[^.;()"]{0,60}|\\bdate (?:this agreement|it) is signed by the last \\w+)`,
    `(?<agreement>\\b(?:date|day) (?:and year )?(?:as )?(?:first )?(?:here(?:in)?(?:above|before)? |above |below )?(?:first )?(?:written|set forth|set out|stated|noted|indicated|mentioned|specified|appearing|listed|shown)(?! (?:in|on) (?!the (?:cover|first|front|signature)))(?: (?:first )?(?:above|below|herein(?:above)?|on the (?:cover|first) page))?\\b`,
    `\\bdate (?:first )?(?:above|hereinabove)(?: (?:first )?(?:written|mentioned|stated))?\\b`,
    `\\b(?:date|day) (?:hereof|of ${thisAgreement}|of (?:the |its |their )?(?:execution|signature|signing|execution and delivery)(?: (?:hereof|and delivery|of ${thisAgreement}))?)\\b`,
    `\\b(?:execution|signature|signing|agreement) date\\b|\\bdate signed\\b`,
    `\\bdate (?:on which )?(?:this agreement|it) (?:is|was|has been) (?:duly )?(?:signed|executed|made)(?: by (?:both|all|the) (?:of the )?parties)?`,
    `\\bdate at the top(?: of (?:this|the) (?:page|letter|agreement))?\\b|(?<=\\b(?:starts?|begins?|commences?|runs|effective|in force)(?: from)? )today\\b`,
    `\\bupon (?:the )?(?:due )?(?:execution|signature|signing)(?: (?:hereof|and delivery|of ${thisAgreement}))?(?: (?:hereof|by (?:both|all|the) (?:of the )?parties))?)`,
  ].join('|'),
  'gi',
);

/** Lists the words that name the date of the agreement or of its last signature, in document order. */
export function listDateReferences(text: string): readonly DateReference[] {
  return [...text.matchAll(reference)].map(({ 0: words, index, groups }) => {
    const { signature } = groups ?? {};
    const refersTo = signature === undefined ? 'agreement' : 'last-signature';
    return { from: index, to: index + words.length, refersTo };
  });
}
