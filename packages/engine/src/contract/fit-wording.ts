import type { DraftFinding } from './draft-finding.ts';

/**
 * Words of a deal that a proposed clause may speak of. In a contract without them the clause would not fit: undisputed
 * invoices where nothing is paid, deliverables where goods are sold, a Recipient whom nobody calls so. The document
 * pattern also takes other names of the same thing.
 */
const words: readonly { readonly proposed: RegExp; readonly inDocument: RegExp }[] = [
  { proposed: /\binvoic/i, inDocument: /\binvoic|\bbill(?:s|ed|ing)?\b/i },
  { proposed: /\border forms?\b/i, inDocument: /\border forms?\b|\bpurchase orders?\b/i },
  { proposed: /\bdeliverables?\b/i, inDocument: /\bdeliverables?\b|\bwork product\b/i },
  {
    proposed: /\b(?:goods|shipments?)\b/i,
    inDocument: /\b(?:goods|products?|shipments?|equipment)\b/i,
  },
  {
    proposed: /\bfees?\b/i,
    inDocument: /\b(?:fees?|prices?|charges?|payments?|paid|pays?|payable)\b/i,
  },
  { proposed: /\bcredits?\b/i, inDocument: /\bcredits?\b/i },
  {
    proposed: /\b(?:available|availability) at least\b|\b\d\d\.\d ?%/i,
    inDocument: /\bavailab|\buptime\b|\bservice levels?\b/i,
  },
  { proposed: /\bminimum royalt/i, inDocument: /\bminimum\b/i },
  { proposed: /\brent\b/i, inDocument: /\brent\b/i },
  { proposed: /\bpremiums?\b/i, inDocument: /\bpremiums?\b/i },
  { proposed: /\bcertificates?\b/i, inDocument: /\bcertificates?\b/i },
  {
    proposed: /\b(?:delivery|acceptance)\b/i,
    inDocument: /\b(?:deliver\w*|accept\w*|complet\w+)\b/i,
  },
  { proposed: /\bskill and care\b/i, inDocument: /\b(?:services?|work|perform\w*)\b/i },
  { proposed: /\bbackups?\b/i, inDocument: /\b(?:backups?|electronic|copies|data)\b/i },
  { proposed: /\b[Tt]he Recipient\b/, inDocument: /\bRecipient\b|\bReceiving Party\b/i },
  { proposed: /\b[Tt]he Discloser\b/, inDocument: /\bDiscloser\b|\bDisclosing Party\b/i },
  { proposed: /\b[Tt]he Purpose\b/, inDocument: /\bPurpose\b/ },
  {
    proposed: /\bthe (?:landlord|tenant)\b/i,
    inDocument: /\b(?:landlord|tenant|lessor|lessee)\b/i,
  },
  {
    proposed: /\bthe (?:employer|employee|worker)\b/i,
    inDocument: /\b(?:employer|employee|employment|worker)\b/i,
  },
  { proposed: /\bthe (?:lender|borrower)\b/i, inDocument: /\b(?:lender|borrower|loan)\b/i },
  { proposed: /\btender\b/i, inDocument: /\btender/i },
  { proposed: /\binsur/i, inDocument: /\binsur/i },
  { proposed: /\bstated in the order\b/i, inDocument: /\border\b/i },
  { proposed: /\b(?:loss of|restoring) data\b/i, inDocument: /\bdata\b/i },
  { proposed: /\bwork (?:done|in progress)\b/i, inDocument: /\b(?:work|services)\b/i },
  { proposed: /\brepairs?\b/i, inDocument: /\b(?:repair|goods|products?|equipment|premises)/i },
  { proposed: /\bthe holder\b/i, inDocument: /\bholder\b/i },
  { proposed: /\bthe creator\b/i, inDocument: /\bcreat(?:or|es?|ed|ion)\b/i },
];

/**
 * Leaves out the proposed clauses and the fallbacks that speak of what the document does not have. What is asked for
 * first stays.
 *
 * @param findings - Findings of the document.
 * @param text - Its source text.
 */
export function fitWordings<Finding extends Pick<DraftFinding, 'wording' | 'mitigation'>>(
  findings: readonly Finding[],
  text: string,
): readonly Finding[] {
  const isOdd = createOddityTest(text);
  return findings.map((finding) => {
    const { wording, ...rest } = finding;
    const [asked = '', fallback] = finding.mitigation.split(/ (?=Fallback: )/);
    const mitigation = fallback !== undefined && isOdd(fallback) ? asked : finding.mitigation;
    const kept = wording === undefined || isOdd(wording) ? {} : { wording };
    return { ...rest, mitigation, ...kept } as Finding;
  });
}

/** Tells whether advice speaks of what a text does not have. A long text is searched for each word at most once. */
function createOddityTest(text: string): (advice: string) => boolean {
  const absent = new Map<RegExp, boolean>();
  return (advice) =>
    words.some(({ proposed, inDocument }) => {
      if (!proposed.test(advice)) return false;
      const isAbsent = absent.get(inDocument) ?? !inDocument.test(text);
      absent.set(inDocument, isAbsent);
      return isAbsent;
    });
}
