/** A UBL invoice as the reader lays it out, made up for the tests; see `buildXmlSourceText`. */
export const ublInvoice = `# 1 Invoice
CustomizationID: urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0
ProfileID: urn:fdc:peppol.eu:2017:poacc:billing:01:1.0
ID: RE-2024-17
IssueDate: 2024-05-02
DueDate: 2024-06-01
InvoiceTypeCode: 380
Note: Danke
DocumentCurrencyCode: EUR
BuyerReference: 04011000-12345-03
# 2 InvoicePeriod
StartDate: 2024-04-01
EndDate: 2024-04-30
OrderReference / ID: PO-88
# 2 AccountingSupplierParty
# 3 Party
EndpointID: rechnung@holm.example (@schemeID: EM)
PartyName / Name: Holm Handel
# 4 PostalAddress
StreetName: Lindenweg 3
CityName: Kiel
PostalZone: 24103
Country / IdentificationCode: DE
# 4 PartyTaxScheme
CompanyID: DE811569869
TaxScheme / ID: VAT
# 4 PartyLegalEntity
RegistrationName: Holm Handel GmbH
CompanyID: HRB 1234
# 4 Contact
Name: A. Holm
Telephone: +49 431 1
ElectronicMail: a@holm.example
# 2 AccountingCustomerParty
# 3 Party
EndpointID: x@amt.example (@schemeID: EM)
# 4 PostalAddress
StreetName: Am Markt 1
CityName: Bremen
PostalZone: 28195
Country / IdentificationCode: DE
PartyLegalEntity / RegistrationName: Hafenamt Bremen
# 2 PaymentMeans
PaymentMeansCode: 58 (@name: Credit transfer)
PaymentID: RE-2024-17
# 3 PayeeFinancialAccount
ID: DE89370400440532013000
Name: Holm
FinancialInstitutionBranch / ID: COBADEFFXXX
PaymentTerms / Note: #SKONTO#TAGE=10#PROZENT=2.00#
# 2 AllowanceCharge
ChargeIndicator: false
AllowanceChargeReason: Rabatt
Amount: 20.00 EUR
# 3 TaxCategory
ID: S
Percent: 19
TaxScheme / ID: VAT
# 2 TaxTotal
TaxAmount: 45.60 EUR
# 3 TaxSubtotal
TaxableAmount: 240.00 EUR
TaxAmount: 45.60 EUR
# 4 TaxCategory
ID: S
Percent: 19
TaxScheme / ID: VAT
# 2 LegalMonetaryTotal
LineExtensionAmount: 260.00 EUR
TaxExclusiveAmount: 240.00 EUR
TaxInclusiveAmount: 285.60 EUR
AllowanceTotalAmount: 20.00 EUR
PayableAmount: 285.60 EUR
# 2 InvoiceLine
ID: 1
InvoicedQuantity: 4 C62
LineExtensionAmount: 74.00 EUR
# 3 Item
Description: rot
Name: Rosenstock
SellersItemIdentification / ID: R-1
# 4 ClassifiedTaxCategory
ID: S
Percent: 19
TaxScheme / ID: VAT
Price / PriceAmount: 18.50 EUR
# 2 InvoiceLine
ID: 2
InvoicedQuantity: 3 HUR
LineExtensionAmount: 186.00 EUR
# 3 Item
Name: Pflanzarbeiten
# 4 ClassifiedTaxCategory
ID: S
Percent: 19
TaxScheme / ID: VAT
Price / PriceAmount: 62.00 EUR`;

/** The same invoice in CII. */
export const ciiInvoice = `# 1 CrossIndustryInvoice
ExchangedDocumentContext / GuidelineSpecifiedDocumentContextParameter / ID: urn:cen.eu:en16931:2017
# 2 ExchangedDocument
ID: RE-2024-17
TypeCode: 380
IssueDateTime / DateTimeString: 20240502 (@format: 102)
# 2 SupplyChainTradeTransaction
# 3 IncludedSupplyChainTradeLineItem
AssociatedDocumentLineDocument / LineID: 1
SpecifiedTradeProduct / Name: Rosenstock
SpecifiedLineTradeAgreement / NetPriceProductTradePrice / ChargeAmount: 18.50
SpecifiedLineTradeDelivery / BilledQuantity: 4 C62
# 4 SpecifiedLineTradeSettlement
# 5 ApplicableTradeTax
TypeCode: VAT
CategoryCode: S
RateApplicablePercent: 19.00
SpecifiedTradeSettlementLineMonetarySummation / LineTotalAmount: 74.00
# 3 IncludedSupplyChainTradeLineItem
AssociatedDocumentLineDocument / LineID: 2
SpecifiedTradeProduct / Name: Pflanzarbeiten
SpecifiedLineTradeAgreement / NetPriceProductTradePrice / ChargeAmount: 62.00
SpecifiedLineTradeDelivery / BilledQuantity: 3 HUR
# 4 SpecifiedLineTradeSettlement
# 5 ApplicableTradeTax
TypeCode: VAT
CategoryCode: S
RateApplicablePercent: 19.00
SpecifiedTradeSettlementLineMonetarySummation / LineTotalAmount: 186.00
# 3 ApplicableHeaderTradeAgreement
# 4 SellerTradeParty
Name: Holm Handel GmbH
# 5 PostalTradeAddress
PostcodeCode: 24103
LineOne: Lindenweg 3
CityName: Kiel
CountryID: DE
SpecifiedTaxRegistration / ID: 19/123/45678 (@schemeID: FC)
SpecifiedTaxRegistration / ID: DE811569869 (@schemeID: VA)
# 4 BuyerTradeParty
Name: Hafenamt Bremen
# 5 PostalTradeAddress
PostcodeCode: 28195
LineOne: Am Markt 1
CityName: Bremen
CountryID: DE
# 3 ApplicableHeaderTradeSettlement
InvoiceCurrencyCode: EUR
# 4 SpecifiedTradeSettlementPaymentMeans
TypeCode: 58
PayeePartyCreditorFinancialAccount / IBANID: DE89370400440532013000
# 4 ApplicableTradeTax
CalculatedAmount: 45.60
TypeCode: VAT
BasisAmount: 240.00
CategoryCode: S
RateApplicablePercent: 19
# 4 SpecifiedTradeAllowanceCharge
ChargeIndicator / Indicator: false
ActualAmount: 20.00
Reason: Rabatt
# 4 SpecifiedTradePaymentTerms
Description: Zahlbar bis 01.06.2024
DueDateDateTime / DateTimeString: 20240601 (@format: 102)
# 4 SpecifiedTradeSettlementHeaderMonetarySummation
LineTotalAmount: 260.00
AllowanceTotalAmount: 20.00
TaxBasisTotalAmount: 240.00
TaxTotalAmount: 45.60 EUR
GrandTotalAmount: 285.60
DuePayableAmount: 285.60
`;
