/** Words of contracts in which somebody is paid for what the contract is about; a lawyer’s or a court’s fees are not that. */
export const feeWords = String.raw`(?<!\b(?:legal|lawyers?['’]?|attorneys?['’]?s?['’]?|court|filing|counsel|late) )\bfees?\b|\binvoic|\bprice list\b|\b(?:unit|contract|total|sales?|purchase) prices?\b(?! equal)|[$£€₹]\s?\d`;

/** Words of texts in which somebody pays for something, by whatever name. */
export const paymentWords = String.raw`${feeWords}|\bprices?\b|\b(?:billing|billed|charged|prepaid|paid in advance|subscription (?:term|period|plan))\b|\bpay(?:s|able|ments?)\b|\bsubscribers?\b|\brent\b`;
