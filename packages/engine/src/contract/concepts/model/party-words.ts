/**
 * Words for people and firms that stand in contracts and papers as one side of a deal. The concept model sees which
 * side is named first and which second, and not who it is: what a landlord may do to a tenant is the same concept when
 * the names are exchanged.
 */
export const partyWords: readonly string[] = `
  account holder|agency|agent|applicant|artist|assignee|assignor|associate|attendee|attorney|author|authorised user|
  authorized user|bailee|bailor|bank|beneficiary|borrower|brand|broker|business partner|buyer|candidate|cardholder|
  caregiver|carer|carrier|charity|claimant|client|club|co-founder|company|concessionaire|consignee|consignor|consultant|
  consumer|contractor|controller|corporation|council|couple|creator|creditor|customer|data subject|dealer|debtor|
  debtors|depositor|designer|developer|disclosing party|distributor|donor|driver|employee|employer|engineer|entertainer|
  entrant|escrow agent|event organiser|event organizer|executive|exhibitor|family|farmer|firm|first party|founder|
  franchisee|franchisor|freelancer|grantee|grantor|grower|guarantor|guardian|guest|gym|hirer|holder|homeowner|host|
  hotel|household|indemnified party|indemnifying party|influencer|inn|insured|insurer|intern|investor|issuer|joint
  venturer|label|landlord|landowner|leaseholder|lender|lessee|lessor|licensee|licensor|lodger|manager|managing member|
  managing partner|manufacturer|member|merchant|mortgagee|mortgagor|musician|nanny|noteholder|obligor|occupant|occupier|
  operator|optionee|organisation|organiser|organization|organizer|originator|owner|parent|participant|partner|passenger|
  patient|payee|payer|performer|photographer|platform|player|pledgee|pledgor|policyholder|principal|processor|producer|
  promoter|proprietor|provider|publisher|purchaser|receiving party|recipient|renter|representative|researcher|reseller|
  resident|restaurant|sales agent|school|second party|secured party|seller|service provider|shareholder|shipper|sponsor|
  staff member|stockholder|student|sub-contractor|subcontractor|subscriber|supplier|surety|talent|teacher|tenant|
  trainee|trainer|transferee|transferor|traveller|trustee|tutor|undersigned|university|user|vendor|venue|vendee|
  volunteer|worker|writer|party a|party b|first part|second part`
  .split('|')
  .map((words) => words.trim().replace(/\s+/g, ' '));

/** Pronouns that stand for a side, and the form under which all their cases count. */
export const partyPronouns: ReadonlyMap<string, string> = new Map([
  ['you', 'you'],
  ['your', 'you'],
  ['yours', 'you'],
  ['yourself', 'you'],
  ['we', 'we'],
  ['us', 'we'],
  ['our', 'we'],
  ['ours', 'we'],
  ['i', 'i'],
  ['me', 'i'],
  ['my', 'i'],
  ['mine', 'i'],
  ['he', 'he'],
  ['him', 'he'],
  ['his', 'he'],
  ['she', 'she'],
  ['her', 'she'],
  ['hers', 'she'],
]);
