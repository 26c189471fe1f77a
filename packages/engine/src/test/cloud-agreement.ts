/** A realistic one-sided agreement, written for the tests. */
export const cloudAgreement = `CLOUD SERVICES AGREEMENT

This Cloud Services Agreement (the “Agreement”) is entered into as of March 3, 2026 (the “Effective Date”) by and between Northwind Analytics, Inc., a Delaware corporation with its principal place of business at 12 Harbor Street, Boston, Massachusetts (the “Provider”), and Lindqvist Furniture LLC, a Vermont limited liability company with its principal place of business at 4 Mill Road, Burlington, Vermont (the “Customer”).

WHEREAS, Provider operates a hosted analytics service for retailers; and

WHEREAS, Customer wishes to use that service for its stores;

NOW, THEREFORE, the parties agree as follows:

1. Definitions

1.1 “Service” means the hosted analytics service described in the order form, as amended from time to time.

1.2 “Customer Data” means all data that Customer or its authorized users load into the Service.

2. The Service

2.1 Access. Provider grants Customer a non-exclusive, non-transferable right to access the Service during the Term for its own business purposes.

2.2 Suspension. Provider may suspend Customer's access to the Service at any time without notice if Provider believes that its use is excessive.

2.3 Acceptable Use. Customer shall not (a) copy the Service; (b) probe its security; or (c) make it available to others.

3. Fees

3.1 Subscription Fee. Customer shall pay an annual subscription fee of $120,000.00, in advance, within thirty (30) days of the invoice date. All fees are non-refundable.

3.2 Changes. Provider may increase the fees at any time in its sole discretion.

3.3 Late Payment. Overdue amounts bear interest at 1.5% per month. Customer shall pay all attorneys' fees and collection costs that Provider incurs in collecting overdue amounts.

4. Term and Termination

4.1 Term. This Agreement starts on the Effective Date and continues for an initial term of twenty-four (24) months (the “Initial Term”).

4.2 Renewal. After the Initial Term this Agreement shall automatically renew for successive twelve (12) month terms unless Customer gives written notice of non-renewal at least ninety (90) days before the end of the then-current term.

4.3 Convenience. Provider may terminate this Agreement for convenience at any time. Customer has no corresponding right.

4.4 Breach. Either party may terminate this Agreement if the other party materially breaches it and does not cure the breach within thirty (60) days of written notice.

5. Data and Feedback

5.1 Ownership. Customer owns Customer Data.

5.2 Licence. Customer grants Provider a worldwide, perpetual, irrevocable, royalty-free licence to use Customer Data for any purpose.

5.3 Publicity. Provider may use Customer's name and logo in its marketing materials.

6. Confidentiality

6.1 Each party shall keep the confidential information of the other party secret and shall use it only to perform this Agreement.

7. Warranties

7.1 Disclaimer. THE SERVICE IS PROVIDED “AS IS” WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED.

7.2 Remedy. Re-performance of the Service is Customer's sole and exclusive remedy for any defect.

8. Indemnity and Liability

8.1 Indemnity. Customer shall indemnify, defend and hold harmless Provider from any and all claims, losses and damages arising out of or related to the use of the Service.

8.2 Exclusion. In no event shall Provider be liable for any indirect, incidental, special or consequential damages, including loss of profits or data.

8.3 Cap. Provider's total liability under this Agreement shall not exceed the fees paid by Customer in the two (2) months before the claim.

9. General

9.1 Governing Law. This Agreement is governed by the laws of the State of Delaware, without regard to its conflict of laws rules. The state and federal courts located in Wilmington, Delaware have exclusive jurisdiction.

9.2 Arbitration. At Provider's request, any dispute shall be resolved by binding arbitration in Wilmington.

9.3 Assignment. Customer may not assign this Agreement. Provider may assign this Agreement to any successor.

9.4 Changes. Provider may modify the terms of this Agreement at any time by posting a new version. Continued use of the Service constitutes acceptance of the new version.

9.5 Notices. Notices are given in writing to the addresses above.

IN WITNESS WHEREOF, the parties have signed this Agreement.

Northwind Analytics, Inc.

By: ____________________ Name: ____________________

Lindqvist Furniture LLC

By: ____________________ Name: ____________________`;
