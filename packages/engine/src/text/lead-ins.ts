import type { Sentence } from './document-structure.ts';

const endsOpen = /:\s*$/;
const startsLikeItem =
  /^(?:[^\w"]{0,10}\(?(?:[a-z]|[ivx]{1,6}|\d{1,3}(?:\.\d{1,3}){0,5})[.)]|[a-z]|[-•*·])/;
const endsLikeItem = /[;,]$|\b(?:and|or)$/;
/** How many sentences after a lead-in can be its items. */
const reach = 15;

/**
 * Returns for each sentence the index of the sentence that introduces its list: `We may close your account if:`; -1 for
 * none.
 */
export function findLeadIns(sentences: readonly Sentence[]): Int32Array {
  const leadIns = new Int32Array(sentences.length).fill(-1);
  let open = -1;
  sentences.forEach(({ passage }, index) => {
    const before = sentences[index - 1]?.passage.text ?? '';
    const isItem =
      open >= 0 &&
      index - open <= reach &&
      (index === open + 1 || startsLikeItem.test(passage.text) || endsLikeItem.test(before));
    if (isItem) leadIns[index] = open;
    else open = -1;
    if (endsOpen.test(passage.text.slice(-8))) open = index;
  });
  return leadIns;
}
