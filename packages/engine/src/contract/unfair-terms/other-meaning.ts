import type { UnfairCategory } from './unfair-term.ts';

/** Somebody judges freely, whatever else the sentence names. */
const freely =
  /\b(?:sole|absolute|own|our|its) (?:and \w+ )?(?:discretion|judge?ment|opinion)\b|\bdiscretion\b|\bany (?:or no )?reason\b|\bwithout (?:\w+ ){0,2}(?:notice|liability|reason)\b|\bat any time\b|\bobjectionable\b|\binappropriate\b/i;
const removes =
  /\b(?:remov\w*|delet\w*|takes? ?down|taking down|disabl\w*|block\w*|refus\w*|reject\w*|reclaim\w*|edit\w*|screen\w*|moderat\w*|suspend\w*|limit\w*|hid(?:e|es|den|ing)|withdraw\w*|monitor\w*|modif\w*|restrict\w*|terminat\w*|eras\w*|purg\w*|discard\w*|cancel\w*|transfer\w*|revok\w*)\b/i;
/** A sentence of its own; an item of a list has its verb in the line above it. */
const hasVerb = /\b(?:will|may|shall|must|can|reserves?|is|are|has|have|agree)\b/i;
const readerRemoves =
  /\b(?:requires?|ask|requests?|order|instruct) you to (?:remove|delete|take down|edit)\b|\byou (?:must|shall|should|can|may|will|agree to|are (?:required|free|able) to) (?:\w+ )?(?:remove|delete|take down|edit)\b/i;
/** Others have a claim to the content, or the law asks for its removal. */
const claimed =
  /\binfring\w+|\bDMCA\b|\btake-?down (?:notice|request)|\bcourt order\b|\bnotices? of (?:\w+ )?(?:alleged|claimed)|\brequired by (?:law|a court)\b/i;
/** What is no content of a user. */
const noContent =
  /\bmeta-?data\b(?!.*\bcontent\b)|\bmalware\b|\bviruses\b|\bback-?ups?\b|\blog files?\b|\bcookies\b/i;

const arbitrates =
  /\barbitra\w*|\btribunal\b|\bmediat\w+|\badjudicat\w+|\bJAMS\b|\bAAA\b|\bdispute resolution\b/i;
const agrees = /\bagrees? (?:to|that)\b[^.;]{0,120}\barbitrat/i;
const optsOut =
  /\bopt(?:ing|s|ed)?[- ]out\b|\breject(?:ing)? (?:this |the )?(?:arbitration|agreement to arbitrate)\b/i;
const staysOpen =
  /\b(?:nothing|not)\b[^.;]{0,80}\b(?:prevents?|precludes?|prohibits?|limits?|bars?|stops?|waives?)\b[^.;]{0,120}\bcourts?\b/i;
const byChoice =
  /\byou (?:may|can) (?:choose|elect|decide|opt|prefer)\b[^.;]{0,80}\barbitra|\b(?:not|neither) (?:\w+ ){0,3}(?:obliged|obligated|required|willing|prepared)\b[^.;]{0,80}\b(?:arbitra|dispute resolution)|\bdo(?:es)? not (?:participate|take part)\b|\bif (?:both|we both|you and we)\b[^.;]{0,30}\bagree\b/i;

const others: Partial<Readonly<Record<UnfairCategory, (words: string) => boolean>>> = {
  arbitration: (words) =>
    !arbitrates.test(words) ||
    (!agrees.test(words) && (optsOut.test(words) || staysOpen.test(words) || byChoice.test(words))),
  'content-removal': (words) =>
    (!removes.test(words) && hasVerb.test(words)) ||
    readerRemoves.test(words) ||
    ((noContent.test(words) || claimed.test(words)) && !freely.test(words)),
};

/** Whether the words of a sentence mean something other than the kind of term that the model sees in it. */
export function hasOtherMeaning(category: UnfairCategory, words: string): boolean {
  return others[category]?.(words) === true;
}
