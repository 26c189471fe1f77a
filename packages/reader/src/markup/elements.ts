const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements that begin and end a line of their own. */
const blocks = words(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup html legend li listing main menu nav ol optgroup option p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp document text',
);

/** Elements whose content no reader of the page sees. */
const unshown = words(
  'script style template noscript head title iframe frame noframes noembed object embed applet video audio canvas svg datalist rp rt rtc map param source track col colgroup base link meta progress meter ix:header annotation annotation-xml',
);

const boldElements = words('b strong th h1 h2 h3 h4 h5 h6');
const preElements = words('pre listing xmp plaintext textarea');

export const isBlockElement = (name: string): boolean => blocks.has(name);
export const isUnshownElement = (name: string): boolean => unshown.has(name);
export const isBoldElement = (name: string): boolean => boldElements.has(name);
export const isPreElement = (name: string): boolean => preElements.has(name);
export const isListElement = (name: string): boolean =>
  name === 'ol' || name === 'ul' || name === 'menu' || name === 'dir';

/** 1 to 6 for a heading element. */
export function findHeadingRank(name: string): number | undefined {
  return /^h[1-6]$/.test(name) ? Number(name.slice(1)) : undefined;
}
