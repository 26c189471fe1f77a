import type { NdaId, NdaOutcome } from './outputs.ts';

/**
 * Words that a passage must contain to support an answer, whatever its score: a sentence that mentions no form of
 * information must not be quoted for spoken information. Stems, matched against text in lower case.
 */
const required: Readonly<Partial<Record<NdaId, Readonly<Partial<Record<NdaOutcome, RegExp>>>>>> = {
  'nda-1': {
    entailed:
      /mark|label|designat|identif|stamp|legend|indicat|specif|writ|classif|confirm|state|declar|expressly|describ|list/,
  },
  'nda-3': {
    entailed:
      /oral|verbal|spoken|conversation|\bforms?\b|\bformats?\b|manner|medi(?:um|a)\b|\bway\b|tangible|visual|demonstrat|communicated|observ|howe?ver|whatever|whatsoever/,
  },
  'nda-4': { entailed: /\bus(?:e|es|ed|ing|age)\b|purpose|utili|exploit|benefit|advantage/ },
  'nda-5': {
    entailed:
      /employ|staff|personnel|officer|director|representative|people|persons?\b|members|team|agents|worker/,
  },
  'nda-7': {
    entailed:
      /advis|consult|agent|contractor|attorney|lawyer|accountant|counsel|affiliate|subsidiar|representative|third|persons?\b|lender|bank|entit|others?\b|parties/,
  },
  'nda-8': { entailed: /noti[fc]|inform(?:s|ing|ed)?\b|advis|consult|aware/ },
  'nda-10': {
    entailed:
      /agreement|discussion|negotiat|relationship|transaction|announce|public|existence|fact that|interest|talks|project|terms|cooperation/,
  },
  'nda-11': { entailed: /revers|compil|assembl|analy[sz]/ },
  'nda-12': { entailed: /independent|develop|conceiv|discover|creat/ },
  'nda-13': {
    entailed: /third|source|others?\b|another|someone|else|persons?\b|received|obtain|acquir/,
  },
  'nda-15': { entailed: /licen[cs]e|right|grant|title|interest|propert|owner|owned/ },
  'nda-16': {
    entailed: /return|destr|delet|eras|surrender|deliver|dispos|expung|\bhand|\bback\b|shred|remov/,
  },
  'nda-17': {
    entailed:
      /cop(?:y|ies)|reprod|duplic|photo|record|summar|notes|extract|transcri|retain|written/,
    contradicted: /cop(?:y|ies)|reprod|duplic|photo|record|summar|notes|extract|transcri|writing/,
  },
  'nda-18': { entailed: /solicit|hir(?:e|ing)|employ|recruit|entice|induce|engage|poach/ },
  'nda-19': {
    entailed:
      /surviv|continu|remain|terminat|expir|year|month|period|force|effect|perpet|indefin|time|end/,
  },
  'nda-20': {
    entailed:
      /retain|keep|kept|retention|archiv|back|cop(?:y|ies)|except|\bhold|stor|remain|preserv|maintain/,
    contradicted:
      /return|destr|delet|eras|surrender|deliver|dispos|expung|\bhand|\bback\b|shred|retain|keep|remov/,
  },
};

/**
 * Words that decide a question wherever they occur. In the annotated agreements they mean one answer in 125 of 128
 * cases: 54 of 55 for reverse engineering, 16 of 16 for notice, 42 of 42 for rights, 4 of 5 for what may be kept, 9 of
 * 10 for what needs no mark.
 */
const decisive: Readonly<Partial<Record<NdaId, { outcome: NdaOutcome; words: RegExp }>>> = {
  'nda-11': {
    outcome: 'entailed',
    words: /\brevers\w*[- ]engineer|\bde-?compil|\bdisassembl/,
  },
  'nda-1': {
    outcome: 'contradicted',
    words:
      /\b(?:whether or not|regardless of whether|irrespective of whether|even if not|although not|need not be|whether)\b.{0,60}\b(?:mark(?:ed)?|identif\w+|designat\w+|label\w*|legend)\b|\breasonabl\w+\b.{0,60}\b(?:understood|understand|know|considered|consider|recogni[sz]\w+|believ\w+|expected|deemed|regarded|appear)\b.{0,60}\b(?:confidential|proprietary|secret)|\b(?:should|ought to|would)\b.{0,60}\b(?:understood|understand|known|considered|recogni[sz]\w+)\b.{0,60}\b(?:confidential|proprietary)/,
  },
  'nda-8': {
    outcome: 'entailed',
    words:
      /\b(?:required|compelled|obligated|obliged|ordered|requested)\b.{0,160}\b(?:laws?|court|subpoena\w*|legal process|legally|regulat\w+|judicial|governmental|stock exchange)\b.{0,400}\b(?:notif(?:y|ies|ied)|notice|inform(?:s|ing)? (?:the )?(?:disclos|other|provid|compan|owner))|\b(?:notif(?:y|ies|ied)|notice)\b.{0,160}\b(?:required|compelled|ordered)\b.{0,80}\b(?:law|court|subpoena|legal|judicial|regulat)|\blegally (?:compelled|required)\b.{0,300}\b(?:notif|notice)/,
  },
  'nda-15': {
    outcome: 'entailed',
    words:
      /\bno (?:[\w,]+ ){0,5}(?:licen[cs]es?|rights?)\b.{0,120}\b(?:grant(?:ed|s)?|convey\w*|impli\w+|transferr?\w*|confer\w*|acquire\w*|creat\w+|given)\b|\b(?:not|nothing|neither|nor|grants? no|without)\b.{0,140}\b(?:grant\w*|confer\w*|convey\w*|acquire\w*|transfer\w*|creat\w+|licen[cs]e[sd]?)\b.{0,140}\b(?:licen[cs]e|rights?|title|interest)\b|\bgrants? no (?:licen[cs]e|rights?)/,
  },
  'nda-20': {
    outcome: 'entailed',
    words:
      /\b(?:may|entitled to|permitted to|right to)\b(?! not)(?:,? [\w,']+){0,8}? (?:retain|keep)\b.{0,160}\b(?:cop(?:y|ies)|confidential information|back-?ups?|archiv\w+|records?|evaluation material)\b|\bexcept\b.{0,80}\b(?:retain|keep)\b.{0,80}\bcop(?:y|ies)|\bnot (?:be )?(?:required|obligated|obliged) to (?:return|destroy|delete|erase|purge)/,
  },
};

/** The outcome that some words decide for a question; nothing if none do. */
export function getDecidedOutcome(id: NdaId): NdaOutcome | undefined {
  return decisive[id]?.outcome;
}

/** Returns the outcome that the words of a passage decide; for most there is none. */
export function findSettledOutcome(text: string, id: NdaId): NdaOutcome | undefined {
  const rule = decisive[id];
  return rule?.words.test(text) === true ? rule.outcome : undefined;
}

/** Tells whether a passage is about the subject of the answer at all. */
export function canSupport(text: string, id: NdaId, outcome: NdaOutcome): boolean {
  return required[id]?.[outcome]?.test(text) ?? true;
}
