import { gap } from './cue.ts';

const hedges =
  '(?:also |at its |in its |in our |at our |sole |absolute |own |discretion |immediately |temporarily |permanently |at any time |without notice |without prior notice |from time to time |need to |have to |choose to |decide to |elect to |be |or |and ){0,6}';

/** Somebody other than the user may, will or has the right to. */
export const power = String.raw`\b(?=[achimorsw])(?<!\b(?:you|user|users|customer|they|who|which) )(?<!\byou (?:also|and|or) \w{1,20} )\b(?:may|can|might|could|will|shall|would|reserves?(?: (?:the|our|its|all))?(?: (?:absolute|sole|full|unilateral))? rights?(?: not)?(?: at [a-z ]{3,30}?)? to|ha(?:ve|s) the (?:absolute |sole |full |unilateral )?(?:right|discretion|option)(?: but (?:not the|no) obligation)? to|(?:is|are) entitled to|our right to|right to) ${hedges}`;

/** Somebody ends it. */
export const ending = String.raw`(?:terminat\w+|suspend\w*|discontinu\w+|deactivat\w+|disabl\w+|clos(?:e|ing|ed)|cancel\w*|block\w*|restrict\w*|ban(?:ned|ning)?|limit(?:ed)?|deny|denied|revok\w+|withdraw\w*|stop|cease|interrupt\w*|refuse)`;

/** Somebody changes it. */
export const changing = String.raw`(?:chang\w+|modif\w+|amend\w*|updat\w+|revis\w+|alter\w*|vary|varied|supplement\w*|replac\w+|adjust\w*|add|eliminat\w+|upgrad\w+|substitut\w+|increas\w+|rais(?:e|es|ed|ing))`;

/** Somebody removes it. */
export const removing = String.raw`(?:remov\w+|delet\w+|screen|edit|takedown|take down|disabl\w+|refus\w+|reject|block|reclaim|monitor|moderat\w+|disallow|inactivate)`;

/** What a user may lose. */
export const access =
  '(?:accounts?|access|services?|agreements?|terms|memberships?|subscriptions?|licen[cs]es?|contracts?|use|website|site|app|platform|products?)';

/** What a provider may change. */
export const offering =
  '(?:terms?|agreements?|services?|prices?|pricing|fees?|polic(?:y|ies)|features?|conditions?|functions?|functionality|offers?|charges|content|products?|website|site|app|software)';

/** What a user contributes. */
export const contribution =
  '(?:content|posts?|postings?|submissions?|reviews?|materials?|usernames?|information|items?|comments|contributions?|photos?|videos?|promotions?|data)';

/** The user may, within a few words. */
export const freedom = String.raw`\byou (?:may|can|have the right to|are entitled to|are free to|could|wish to|want to|choose to|decide to) ${gap(6)}`;

/** Starts of the words in `ending`; one of them is present in every match. */
export const endingWords = [
  'terminat',
  'suspend',
  'discontinu',
  'deactivat',
  'disabl',
  'clos',
  'cancel',
  'block',
  'restrict',
  'ban',
  'limit',
  'deny',
  'denied',
  'revok',
  'withdraw',
  'stop',
  'cease',
  'interrupt',
  'refuse',
];

/** The same for `changing`. */
export const changingWords = [
  'chang',
  'modif',
  'amend',
  'updat',
  'revis',
  'alter',
  'vary',
  'varied',
  'supplement',
  'replac',
  'adjust',
  'add',
  'eliminat',
  'upgrad',
  'substitut',
  'increas',
  'rais',
];

/** The same for `removing`. */
export const removingWords = [
  'remov',
  'delet',
  'screen',
  'edit',
  'take',
  'disabl',
  'refus',
  'reject',
  'block',
  'reclaim',
  'monitor',
  'moderat',
  'disallow',
  'inactivate',
];
