import type { ChangeRecipe } from '../recipe.ts';

/** Changes of what is owned, licensed and kept secret. */
export const propertyRecipes: readonly ChangeRecipe[] = [
  {
    for: ['IPD-01', 'C-ip-assigned', 'IPD-23'],
    isBearerFirst: true,
    title: 'Except what existed before or was made elsewhere',
    steps: [
      {
        do: 'add-sentence',
        text: "This does not apply to {bearer's} pre-existing materials, tools and know-how, or to what {bearer} develops independently of {agreement}, all of which remain {bearer's} property.",
      },
    ],
  },
  {
    for: ['IPD-03'],
    title: 'Except what existed before the contract',
    steps: [
      {
        do: 'add-clause',
        heading: 'Pre-Existing Materials',
        text: 'Materials, tools and know-how that a party owned before {agreement}, or develops independently of it, remain its property. To the extent that a deliverable contains any of them, the other party receives a non-exclusive, perpetual license to use them as part of that deliverable.',
      },
    ],
  },
  {
    for: ['IPD-02'],
    title: 'Let rights pass on full payment',
    steps: [
      {
        do: 'add-clause',
        heading: 'Transfer of Rights',
        text: 'Rights in each deliverable pass only on receipt of full payment of the undisputed fees for it. Until then the deliverable may be used for internal business under a non-exclusive license.',
      },
    ],
  },
  {
    for: ['IPD-04'],
    title: 'Keep the right to be named',
    steps: [
      {
        do: 'add-sentence',
        text: '{Bearer} shall be entitled to a credit as the author in the customary manner and may show the work in a portfolio.',
      },
    ],
  },
  {
    for: ['IPD-05', 'C-perpetual-licence', 'C-user-content-licence'],
    title: 'Limit the license to the term',
    needs: String.raw`\blicen[cs]e`,
    steps: [
      {
        do: 'replace',
        find: String.raw`\b(?:perpetual|irrevocable)(?: (?:and|or) (?:perpetual|irrevocable))?,? (?!\()`,
        by: '',
      },
    ],
  },
  {
    for: ['IPD-06', 'C-data-sold-or-shared', 'C-tracking'],
    title: 'Require consent for other uses of data',
    steps: [
      {
        do: 'add-sentence',
        text: "{Other} shall not use {bearer's} data to train or improve models or other products, or disclose it to third parties for their own purposes, without {bearer's} prior written consent.",
      },
    ],
  },
  {
    for: ['IPD-09'],
    title: 'Ask for notice of a breach within 48 hours',
    steps: [
      {
        do: 'set-time',
        near: String.raw`\b(?:breach|incident|notif\w+)\b`,
        to: { count: 2, unit: 'day' },
        if: 'longer',
      },
    ],
  },
  {
    for: ['IPD-10', 'C-subcontracting-free'],
    title: 'Ask for notice of new subcontractors',
    steps: [
      {
        do: 'add-sentence',
        text: "{Other} shall give {bearer:o} at least {30} days' written notice of every new subcontractor, and {bearer} may object on reasonable grounds.",
      },
    ],
  },
  {
    for: ['IPD-12', 'C-one-way-confidentiality'],
    title: 'Make confidentiality mutual',
    steps: [{ do: 'make-mutual' }],
  },
  {
    for: ['IPD-12', 'C-one-way-confidentiality'],
    title: 'Make confidentiality mutual',
    steps: [
      {
        do: 'add-sentence',
        text: '{Other} shall likewise keep confidential all confidential information that {other} receives from {bearer:o}, and shall use and disclose it only as needed to perform {agreement}.',
      },
    ],
  },
  {
    for: ['IPD-14'],
    title: 'Add the standard exceptions to confidentiality',
    steps: [
      {
        do: 'add-clause',
        heading: 'Exceptions to Confidentiality',
        text: 'Confidential information does not include information that the recipient can show (a) is or becomes public through no breach by the recipient, (b) was already known to the recipient without a duty of confidence, (c) was lawfully received from a third party without such a duty, or (d) was independently developed without use of the confidential information.',
      },
    ],
  },
  {
    for: ['IPD-15'],
    title: 'Except disclosure required by law',
    steps: [
      {
        do: 'add-clause',
        heading: 'Required Disclosure',
        text: 'The recipient may disclose confidential information to the extent required by law, by a court or by a competent authority. Where allowed, it shall give the disclosing party prompt written notice so that the disclosing party may seek protection.',
      },
    ],
  },
  {
    for: ['IPD-16', 'C-drafter-protected'],
    title: 'Delete the residuals clause',
    needs: String.raw`\bresidual`,
    steps: [{ do: 'delete-sentence' }],
  },
  {
    for: ['IPD-17'],
    title: 'Ask for return or destruction of information',
    steps: [
      {
        do: 'add-clause',
        heading: 'Return of Confidential Information',
        text: 'On request, and when {agreement} ends, the recipient shall return or destroy the confidential information and confirm this in writing. Ordinary backups and copies that the law requires may be kept and remain confidential.',
      },
    ],
  },
  {
    for: ['IPD-19'],
    title: 'Require consent for publicity',
    steps: [
      {
        do: 'replace',
        find: String.raw`\bmay (?=(?:identify|use|disclose|refer|include|list|display)\b)`,
        by: "may, with {bearer's} prior written consent, ",
      },
    ],
  },
  {
    for: ['IPD-20'],
    title: 'Ask for defense against infringement claims',
    steps: [
      {
        do: 'add-clause',
        heading: 'Intellectual Property Indemnity',
        text: '{Other} shall defend {bearer:o} against any third-party claim that what {other} provides under {agreement}, used as agreed, infringes intellectual property rights, and shall pay the damages and costs finally awarded or agreed in settlement. If use is enjoined, {other} shall obtain the right to use it, replace it, or refund the unused part of the price.',
      },
    ],
  },
  {
    for: ['IPD-21', 'C-joint-ownership'],
    title: 'Settle how joint rights are used',
    needs: String.raw`\b(?:jointly own|owned jointly|joint(?:ly)? owne)`,
    unless: String.raw`\b(?:does|do|shall|will) not\b|\bwithout the (?:prior )?consent\b|\baccounting\b`,
    steps: [
      {
        do: 'add-sentence',
        text: 'Each party may use and license the jointly owned rights without the consent of the other party and without accounting to it, and registration and enforcement are decided jointly.',
      },
    ],
  },
  {
    for: ['OPS-03', 'C-acceptance-at-discretion'],
    title: 'Add a rule for acceptance',
    steps: [
      {
        do: 'add-clause',
        heading: 'Acceptance',
        text: 'A deliverable is accepted if it materially meets the agreed specification. It counts as accepted if it is not rejected in writing, with reasons, within {10} business days after delivery. Rejected deliverables shall be corrected and delivered again without delay.',
      },
    ],
  },
  {
    for: ['OPS-04'],
    title: 'Add a clause on force majeure',
    steps: [
      {
        do: 'add-clause',
        heading: 'Force Majeure',
        text: 'Neither party is liable for a failure or delay in performance, except of payments, to the extent caused by an event beyond its reasonable control that it could not have avoided by reasonable care. It shall notify the other party without delay. If the event lasts longer than {60} days, either party may terminate {agreement} on written notice.',
      },
    ],
  },
];
