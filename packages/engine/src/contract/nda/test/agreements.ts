/** A mutual agreement as both sides would sign it, written for the tests. */
export const balancedAgreement = `MUTUAL NON-DISCLOSURE AGREEMENT

This Agreement is made on 3 March 2026 between Alder Instruments Ltd and Birch Robotics GmbH (each a "Party").

1. Confidential Information

"Confidential Information" means all business, financial, customer and technical information that one Party (the "Discloser") discloses to the other (the "Recipient"), whether orally, in writing or in any other form, and whether or not it is marked as confidential.

2. Exceptions

Confidential Information does not include information that: (a) is or becomes public without breach of this Agreement; (b) the Recipient already knew; (c) the Recipient lawfully receives from a third party that is under no duty of confidentiality; or (d) the Recipient develops independently without use of the Confidential Information.

3. Use and disclosure

The Recipient shall use the Confidential Information solely for the purpose of evaluating a joint project and for no other purpose. The Recipient may disclose Confidential Information to its employees, professional advisers, consultants and agents who need to know it for that purpose and are bound by duties of confidentiality at least as strict.

4. Compelled disclosure

If the Recipient is required by law, regulation or court order to disclose Confidential Information, it shall give the Discloser prompt written notice, so that the Discloser may seek a protective order.

5. No licence

Nothing in this Agreement grants the Recipient any licence or other right to the Confidential Information, which remains the property of the Discloser.

6. Return

Upon termination of this Agreement the Recipient shall return or destroy all Confidential Information. The Recipient may retain one copy for archival purposes and copies kept in automatic backups.

7. Term

This Agreement runs for two years. The obligations of confidentiality shall survive the termination of this Agreement for three years.
`;

/** An agreement that binds one side severely, written for the tests. */
export const oneSidedAgreement = `NON-DISCLOSURE AGREEMENT

This Agreement is made on 3 March 2026 between Cedar Holdings Inc. (the "Company") and Dogwood LLC (the "Recipient").

1. "Confidential Information" means technical information that the Company has clearly marked as "Confidential" at the time of disclosure.

2. The Recipient shall not disclose the Confidential Information to any third party without the prior written consent of the Company.

3. The Recipient shall not copy or reproduce the Confidential Information in whole or in part.

4. The Recipient shall not reverse engineer, decompile or disassemble any samples or software provided by the Company.

5. The Recipient shall not disclose to any person the existence of this Agreement or the fact that the parties are in discussions.

6. For two years the Recipient shall not solicit for employment or hire any employee of the Company.

7. Upon the termination of this Agreement the Recipient shall immediately return to the Company all Confidential Information and shall not retain any copies thereof.

8. This Agreement is governed by the laws of the State of New York.
`;
