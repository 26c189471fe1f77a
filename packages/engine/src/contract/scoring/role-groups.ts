/** Whether a role pays in a deal or performs. */
export type RoleGroup = 'payer' | 'performer';

const performers =
  'provider|service provider|supplier|vendor|licensor|seller|contractor|independent contractor|consultant|freelancer|landlord|lessor|sublandlord|lender|bank|franchisor|manufacturer|developer|transporter|carrier|processor|employee|executive|worker|agent|host|platform|talent|athlete|celebrity|endorser|promoter|advertiser';
const payers =
  'customer|client|buyer|purchaser|licensee|tenant|lessee|subtenant|borrower|franchisee|subscriber|user|employer|shipper|distributor|reseller|dealer|sponsor|principal|controller|merchant|member|consumer';
const groups: ReadonlyMap<string, RoleGroup> = new Map([
  ...performers.split('|').map((role) => [role, 'performer'] as const),
  ...payers.split('|').map((role) => [role, 'payer'] as const),
]);

/** Returns the group of a role; nothing for roles that may be on either side of a payment. */
export function getRoleGroup(role: string | undefined): RoleGroup | undefined {
  return role === undefined ? undefined : groups.get(role);
}
