import type { InvoiceFieldId, InvoiceParty } from '@clauselight/schema';

/** Where a syntax of EN 16931 keeps each fact: patterns for the path of a value. */
export interface InvoiceSyntax {
  readonly name: 'ubl' | 'cii';
  readonly label: string;
  readonly fields: Readonly<Partial<Record<InvoiceFieldId, RegExp>>>;
  readonly typeCode: RegExp;
  readonly seller: RegExp;
  readonly buyer: RegExp;
  readonly party: Readonly<Partial<Record<keyof InvoiceParty, readonly RegExp[]>>>;
  readonly line: { readonly within: RegExp; readonly first: RegExp } & Readonly<
    Record<
      | 'position'
      | 'code'
      | 'description'
      | 'quantity'
      | 'unitPrice'
      | 'baseQuantity'
      | 'taxRate'
      | 'amount',
      RegExp
    >
  >;
  readonly tax: { readonly within: RegExp; readonly first: RegExp } & Readonly<
    Record<'rate' | 'base' | 'amount' | 'category' | 'exemptionReason', RegExp>
  >;
  readonly totals: Readonly<
    Record<
      'lines' | 'allowances' | 'charges' | 'net' | 'tax' | 'gross' | 'prepaid' | 'rounding' | 'due',
      RegExp
    >
  >;
  /** Allowances and charges of the whole document. */
  readonly allowance: {
    readonly within: RegExp;
    readonly first: RegExp;
    readonly indicator: RegExp;
    readonly amount: RegExp;
  };
  readonly lineAllowance: { readonly indicator: RegExp; readonly amount: RegExp };
  readonly payment: Readonly<
    Record<'iban' | 'bic' | 'method' | 'reference' | 'mandate' | 'terms', RegExp>
  >;
}

const ublLine = /\/(?:InvoiceLine|CreditNoteLine)\//;
const notUblLine = '^(?!.*\\/(?:InvoiceLine|CreditNoteLine)\\/).*';

/** OASIS UBL 2.1, Invoice and CreditNote. Source: EN 16931-3-2. */
export const ubl: InvoiceSyntax = {
  name: 'ubl',
  label: 'UBL',
  fields: {
    number: /^(?:Invoice|CreditNote)\/ID$/,
    date: /^(?:Invoice|CreditNote)\/IssueDate$/,
    'due-date': /\/(?:DueDate|PaymentDueDate)$/,
    'delivery-date': /\/Delivery\/(?:.*\/)?ActualDeliveryDate$/,
    'period-start': new RegExp(`${notUblLine}\\/InvoicePeriod\\/StartDate$`),
    'period-end': new RegExp(`${notUblLine}\\/InvoicePeriod\\/EndDate$`),
    currency: /\/DocumentCurrencyCode$/,
    'order-number': /\/OrderReference\/ID$/,
    'contract-number': /\/ContractDocumentReference\/ID$/,
    'delivery-note': /\/DespatchDocumentReference\/ID$/,
    reference: /\/BuyerReference$/,
    'preceding-invoice': /\/InvoiceDocumentReference\/ID$/,
  },
  typeCode: /\/(?:InvoiceTypeCode|CreditNoteTypeCode)$/,
  seller: /\/AccountingSupplierParty\//,
  buyer: /\/AccountingCustomerParty\//,
  party: {
    name: [/\/RegistrationName$/, /\/PartyName\/Name$/],
    street: [/\/StreetName$/],
    postalCode: [/\/PostalZone$/],
    city: [/\/CityName$/],
    country: [/\/Country\/IdentificationCode$/],
    vatId: [/\/PartyTaxScheme\/CompanyID$/],
    registrationId: [/\/PartyLegalEntity\/CompanyID$/],
    email: [/\/ElectronicMail$/],
    phone: [/\/Telephone$/],
    website: [/\/WebsiteURI$/],
  },
  line: {
    within: ublLine,
    first: /\/(?:InvoiceLine|CreditNoteLine)\/ID$/,
    position: /\/(?:InvoiceLine|CreditNoteLine)\/ID$/,
    code: /\/SellersItemIdentification\/ID$/,
    description: /\/Item(?:\/.*)?\/Name$/,
    quantity: /\/(?:InvoicedQuantity|CreditedQuantity)$/,
    unitPrice: /\/PriceAmount$/,
    baseQuantity: /\/BaseQuantity$/,
    taxRate: /\/ClassifiedTaxCategory(?:\/.*)?\/Percent$/,
    amount: /\/LineExtensionAmount$/,
  },
  tax: {
    within: new RegExp(`${notUblLine}\\/TaxSubtotal\\/`),
    first: /\/TaxSubtotal\/TaxableAmount$/,
    rate: /\/Percent$/,
    base: /\/TaxableAmount$/,
    amount: /\/TaxAmount$/,
    category: /\/TaxCategory\/ID$/,
    exemptionReason: /\/TaxExemptionReason$/,
  },
  totals: {
    lines: /\/LegalMonetaryTotal\/LineExtensionAmount$/,
    allowances: /\/AllowanceTotalAmount$/,
    charges: /\/ChargeTotalAmount$/,
    net: /\/TaxExclusiveAmount$/,
    tax: new RegExp(`${notUblLine}\\/TaxTotal\\/TaxAmount$`),
    gross: /\/TaxInclusiveAmount$/,
    prepaid: /\/LegalMonetaryTotal\/PrepaidAmount$/,
    rounding: /\/PayableRoundingAmount$/,
    due: /\/PayableAmount$/,
  },
  allowance: {
    within: new RegExp(`${notUblLine}\\/AllowanceCharge\\/`),
    first: /\/ChargeIndicator$/,
    indicator: /\/ChargeIndicator$/,
    amount: /\/AllowanceCharge\/Amount$/,
  },
  lineAllowance: {
    indicator: /\/AllowanceCharge\/ChargeIndicator$/,
    amount: /\/AllowanceCharge\/Amount$/,
  },
  payment: {
    iban: /\/PayeeFinancialAccount\/ID$/,
    bic: /\/FinancialInstitutionBranch\/ID$/,
    method: /\/PaymentMeansCode$/,
    reference: /\/PaymentID$/,
    mandate: /\/PaymentMandate\/ID$/,
    terms: /\/PaymentTerms\/Note$/,
  },
};

const ciiLine = /\/IncludedSupplyChainTradeLineItem\//;
const notCiiLine = '^(?!.*\\/IncludedSupplyChainTradeLineItem\\/).*';

/**
 * UN/CEFACT Cross Industry Invoice D16B, also inside Factur-X and ZUGFeRD 2. Source: EN 16931-3-3. ZUGFeRD 1.0 has other
 * names for a few elements: `HeaderExchangedDocument`, `ApplicablePercent`. Source: its schema, version 1p0.
 */
export const cii: InvoiceSyntax = {
  name: 'cii',
  label: 'UN/CEFACT CII',
  fields: {
    number: /\/(?:Header)?ExchangedDocument\/ID$/,
    date: /\/IssueDateTime\/DateTimeString$/,
    'due-date': /\/DueDateDateTime\/DateTimeString$/,
    'delivery-date': /\/OccurrenceDateTime\/DateTimeString$/,
    'period-start': new RegExp(
      `${notCiiLine}\\/BillingSpecifiedPeriod\\/(?:.*\\/)?StartDateTime\\/DateTimeString$`,
    ),
    'period-end': new RegExp(
      `${notCiiLine}\\/BillingSpecifiedPeriod\\/(?:.*\\/)?EndDateTime\\/DateTimeString$`,
    ),
    currency: /\/InvoiceCurrencyCode$/,
    'order-number': new RegExp(
      `${notCiiLine}\\/BuyerOrderReferencedDocument\\/(?:IssuerAssigned)?ID$`,
    ),
    'contract-number': /\/ContractReferencedDocument\/IssuerAssignedID$/,
    'delivery-note': /\/DespatchAdviceReferencedDocument\/IssuerAssignedID$/,
    reference: /\/BuyerReference$/,
    'preceding-invoice': /\/InvoiceReferencedDocument\/IssuerAssignedID$/,
  },
  typeCode: /\/(?:Header)?ExchangedDocument\/TypeCode$/,
  seller: /\/SellerTradeParty\//,
  buyer: /\/BuyerTradeParty\//,
  party: {
    name: [/\/(?:Seller|Buyer)TradeParty\/Name$/],
    street: [/\/LineOne$/],
    postalCode: [/\/PostcodeCode$/],
    city: [/\/CityName$/],
    country: [/\/CountryID$/],
    vatId: [/\/SpecifiedTaxRegistration\/ID$/],
    registrationId: [/\/SpecifiedLegalOrganization\/ID$/],
    email: [/\/EmailURIUniversalCommunication\/URIID$/],
    phone: [/\/TelephoneUniversalCommunication\/CompleteNumber$/],
  },
  line: {
    within: ciiLine,
    first: /\/AssociatedDocumentLineDocument\/LineID$/,
    position: /\/AssociatedDocumentLineDocument\/LineID$/,
    code: /\/SellerAssignedID$/,
    description: /\/SpecifiedTradeProduct\/Name$/,
    quantity: /\/BilledQuantity$/,
    unitPrice: /\/NetPriceProductTradePrice\/ChargeAmount$/,
    baseQuantity: /\/NetPriceProductTradePrice\/BasisQuantity$/,
    taxRate: /\/(?:Rate)?ApplicablePercent$/,
    amount: /\/LineTotalAmount$/,
  },
  tax: {
    within: new RegExp(`${notCiiLine}\\/ApplicableTradeTax\\/`),
    first: /\/ApplicableTradeTax\/CalculatedAmount$/,
    rate: /\/(?:Rate)?ApplicablePercent$/,
    base: /\/BasisAmount$/,
    amount: /\/CalculatedAmount$/,
    category: /\/CategoryCode$/,
    exemptionReason: /\/ExemptionReason$/,
  },
  totals: {
    lines: new RegExp(
      `${notCiiLine}\\/SpecifiedTradeSettlement(?:Header)?MonetarySummation\\/LineTotalAmount$`,
    ),
    allowances: /\/AllowanceTotalAmount$/,
    charges: /\/ChargeTotalAmount$/,
    net: /\/TaxBasisTotalAmount$/,
    tax: /\/TaxTotalAmount$/,
    gross: /\/GrandTotalAmount$/,
    prepaid: /\/TotalPrepaidAmount$/,
    rounding: /\/RoundingAmount$/,
    due: /\/DuePayableAmount$/,
  },
  allowance: {
    within: new RegExp(`${notCiiLine}\\/SpecifiedTradeAllowanceCharge\\/`),
    first: /\/Indicator$/,
    indicator: /\/Indicator$/,
    amount: /\/ActualAmount$/,
  },
  lineAllowance: {
    indicator: /\/SpecifiedTradeAllowanceCharge\/(?:.*\/)?Indicator$/,
    amount: /\/SpecifiedTradeAllowanceCharge\/ActualAmount$/,
  },
  payment: {
    iban: /\/PayeePartyCreditorFinancialAccount\/IBANID$/,
    bic: /\/PayeeSpecifiedCreditorFinancialInstitution\/BICID$/,
    method: /\/SpecifiedTradeSettlementPaymentMeans\/TypeCode$/,
    reference: /\/PaymentReference$/,
    mandate: /\/DirectDebitMandateID$/,
    terms: /\/SpecifiedTradePaymentTerms\/Description$/,
  },
};
