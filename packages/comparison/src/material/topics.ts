import type { ChangeTopic } from '@clauselight/schema';

/** The words of one sentence that changed, and the whole sentence, in one version. */
export interface ChangedSentence {
  readonly sentence: string;
  /** The inserted or deleted words; empty if this version has none. */
  readonly changed: string;
}

const moneyWords =
  /[$€£¥₹%]|\b(?:us|au|ca|nz|hk|sg)\$|\b(?:usd|eur|gbp|chf|cad|aud|inr|jpy|rs|dollars?|euros?|pounds?|cents?|percent|per cent|percentage|lakhs?|crores?|price\w*|pricing|fees?|rent\w*|charg\w+|chargeable|costs?|expens\w+|pay|pays|paid|payable|payments?|paying|prepa\w+|repa[iy]\w*|refund\w*|reimburs\w+|deposits?|interest|rates?|invoic\w+|amounts?|sums?|salar\w+|wages?|bonus\w*|commissions?|royalt\w+|discounts?|rebates?|credits?|penalt\w+|fines?|damages|compensat\w+|severance|tax\w*|vat|gst|duties|budgets?|premiums?|deductibles?|loans?|principal|instal+ments?|balance|overtime|remunerat\w+|consideration|index\w*|inflation|cpi|liabilit(?:y(?! (?:company|partnership))|ies)|liable|cap|caps|capped|uncapped|indemnif\w+|indemnit\w+|minimum (?:purchase|order|spend|commitment)|revenues?|profits?|free of charge|arrears|currency)\b/i;
const timeWords =
  /\b(?:hours?|days?|weeks?|fortnights?|months?|quarters?|years?|daily|weekly|monthly|quarterly|annual\w*|yearly|calendar|immediate\w*|forthwith|promptly|at once|deadlines?|dates?|due|until|till|within|before|after|prior|not later|no later|late|later|earlier|delay\w*|time|times|period\w*|duration|term|terms?|anniversar\w+|perpetual\w*|indefinite\w*|retroactive\w*|january|february|march|april|june|july|august|september|october|november|december|business|working|banking)\b|\b(?:19|20)\d\d\b/i;
const exitWords =
  /\b(?:terminat\w+|cancel\w*|rescind\w*|rescission|withdraw\w*|resign\w*|renew\w*|non-renewal|expir\w+|evict\w*|vacat\w+|quit|opt(?:s|ed|ing)?[- ]out|break clause|dismiss\w*|notice to (?:leave|quit|end)|notice of (?:leaving|ending)|(?:end|ends|ending|leave|leaves|leaving|extend|extends|extended|extension|discontinu\w+|suspen\w+) (?:of )?(?:this|the|it|its|such|his|her|their|your|our) ?(?:agreement|contract|lease|tenancy|employment|service\w*|subscription|membership|policy|loan|term|plan|account|arrangement)?|lock(?:ed)?[- ]in|cooling[- ]off|unsubscrib\w*|without cause|for convenience|for cause|notice period|periods? of notice)\b/i;
const timeUnits = /\b(?:hours?|days?|weeks?|fortnights?|months?|quarters?|years?)\b/i;
/** Words that make a sentence one about money, whichever of its words changes. */
const moneyActs =
  /\b(?:pay|pays|paid|payable|payments?|refund\w*|charg\w+|rent|fees?|price\w*|deposits?|interest|salar\w+|invoice[sd]?|reimburs\w+|compensat\w+|penalt\w+|indemnif\w+|liable|liability(?! (?:company|partnership))|royalt\w+|commissions?|bonus\w*|costs?)\b/i;
const figures =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|double|twice|once|third|quarter)\b/i;
/** Words that turn a promise round or say who is bound. */
const turningWords =
  /\b(?:not|no|never|none|may|might|shall|must|will|can|cannot|should|only|unless|except\w*|without|if|provided|subject|either|neither|each|both|any|all|sole\w*|discretion|right|rights|entitled|obliged|required|non-refundable|irrevocabl\w+)\b|n['’]t\b/i;

/**
 * What a change of a sentence concerns. It concerns money or time if the changed words speak of it or if a figure changed
 * in such a sentence. In a sentence about a payment, or about the end or the renewal of the contract, every change
 * concerns that; in one with a length of time, a change that turns round what is promised.
 */
export function findTopics(versions: readonly ChangedSentence[]): readonly ChangeTopic[] {
  const has = (pattern: RegExp, of: keyof ChangedSentence) =>
    versions.some((version) => pattern.test(version[of]));
  const hasFigure = has(figures, 'changed');
  const hasWord = has(/[\p{L}\p{N}]/u, 'changed');
  const isMoney =
    has(moneyWords, 'changed') ||
    (hasFigure && has(moneyWords, 'sentence')) ||
    (hasWord && has(moneyActs, 'sentence'));
  const isTime =
    has(timeWords, 'changed') ||
    (hasFigure && has(timeUnits, 'sentence')) ||
    (has(turningWords, 'changed') && has(timeUnits, 'sentence'));
  const isExit = hasWord && has(exitWords, 'sentence');
  return [
    ...(isMoney ? (['money'] as const) : []),
    ...(isTime ? (['time'] as const) : []),
    ...(isExit ? (['exit'] as const) : []),
  ];
}
