import type { Sentence } from '../../../text/document-structure.ts';

const deed =
  /\b(?:shall|will|must|agrees to|undertakes to) (?:promptly |also |not )?(?:pay|provide|deliver|indemnify|notify|use|maintain|comply|cooperate|furnish|ensure|submit|supply|perform|keep|obtain|purchase|defend|reimburse|inform|bear|assist|appoint|designate|disclose|return)\b/g;
const nameBefore = /(?:^|[,;:.)] |\b[Tt]he )([A-Z][\w&'-]*(?: (?:of )?[A-Z][\w&'-]*){0,3}) $/;
const notName =
  /^(?:Agreement|Section|Article|Exhibit|Schedule|Annex|Appendix|Term|Notices?|Products?|Services?|Software|System|Site|Fees?|Territory|Payments?|Insurance|Policy|Policies|Plan|Report|License|Licence|Lease|Contract|Order|No|Any|Each|Such|This|That|These|It|They|He|She|All|Both|Either|Neither|If|Upon|Nothing|The|There)\b/;
/** In characters; set by hand. */
const longestName = 60;
/** How often a name must act to count as a party; set by hand, held by `obligation-terms.test.ts`. */
const leastDeeds = 2;

/** Lists names that at least twice do or must do what only a person can: parties that the opening does not name. */
export function listActingNames(sentences: readonly Sentence[]): readonly string[] {
  const deeds = new Map<string, number>();
  for (const { passage, isDefinition } of sentences) {
    if (isDefinition) continue;
    for (const { index } of passage.text.matchAll(deed)) {
      const before = passage.text.slice(Math.max(0, index - longestName), index);
      const name = nameBefore.exec(before)?.[1];
      if (name !== undefined && !notName.test(name)) deeds.set(name, (deeds.get(name) ?? 0) + 1);
    }
  }
  return [...deeds].flatMap(([name, count]) => (count >= leastDeeds ? [name] : []));
}
