import { findLegalFormAt } from '../../../text/values/legal-form.ts';
import { fullMonthNames } from '../../../text/values/months.ts';
import { parseJurisdiction } from '../law/jurisdictions.ts';

const notName =
  /^(?:this|each|any|all|such|its|their|section|effective|date|exhibit|in|as|of|by|for|collectively|together|individually|either|hereinafter|both|part(?:y|ies)(?: [a-e1-5])?|partners?(?: [a-e1-9])?|whereas|article|schedule|page|customer|client|company|licensor|licensee|supplier|vendor|provider|seller|buyer|purchaser|landlord|tenant|lessor|lessee|lender|borrower|employer|employee|executive|contractor|consultant|franchisee|franchisor|distributor|reseller|you|we|us|our|fees|shares|common stock|securities|services|products|europe|asia|notice|clinical|account|name|e-?mail|phone|telephone|signature|n\/a|none|t\.?b\.?[ad]\.?|me|myself|\d{1,2}(?:st|nd|rd|th)|parents?|spouses?|shareholders?|means?|includes?|refers to|address|address(?:es)?:?)$|^(?:this|such|any|each|section|article|exhibit|schedule|amendment|attention|dated?|suite|room|p\.?o\.? box|floor|your|our|dear|ladies|gentlemen|no|if|in|on|for|from|as|upon)\b/i;
/** Offices and authorities are not parties, even with an alias. */
const office =
  /^(?:(?:vice |senior |executive )*president|chief \w+ officer|secretary|treasurer|director|general counsel)$|\b(?:exchange commission|drug administration|stock exchange|communications commission|trade commission|patent and trademark office|revenue service|revenue and customs|copyright office|arbitration association)\b|^(?:sec|fda|irs|ftc|epa|osha|hmrc|uspto|nasdaq|nyse|icann|finra|jams)$/i;
/** Fragments of titles, tables and signature fields, and headings of schedules. */
const fragment =
  /^(?:\d+(?:\.\d+)+|shares of|series (?:seed|[a-e])\b|offering|summary of|details of|particulars of|annex|appendix|attachment|recitals?|definitions?|background|introduction|table of|terms (?:of|and)|key terms|form of|in witness|signed|street\b|post code|first(?: name)?$|last(?: name)?$|full name|house number|insert\b|name of)|\b(?:terms|term sheet|post code|house number)$/i;
const rolesAlone =
  /^(?:(?:the )?(?:developer|client|customer|supplier|licensor|licensee|company|contractor|consultant|seller|buyer|purchaser|distributor|franchisor|franchisee|master franchisee|vendor|provider|agent|investor|lender|borrower|landlord|tenant|manufacturer|reseller|employee|employer|executive|assignor|assignee|owner|member|discloser|recipient|part(?:y|ies)|you|we|us)(?:,? and |,? or |, |$))+$/i;
/** “the Client and Acme”: a role with a name behind it is no joint name. */
const roleWithName =
  /^(?:the )?(?:developer|client|customer|supplier|licensor|licensee|company|contractor|consultant|seller|buyer|purchaser|vendor|provider|landlord|tenant|employee|employer) (?:and|&) /i;
const month = new RegExp(String.raw`^(?:\d{1,2}(?:st|nd|rd|th)? )?${fullMonthNames}\b`, 'i');
const place =
  /^(?:the )?(?:(?:united )?states(?: of america)?|u\.?s\.?a?\.?|united kingdom|england|wales|p\.?r\.?c\.?|china|people's republic of china|(?:state|province|commonwealth|county|city) of [\w ]+|the|prc)\.?$/i;
const street =
  /^\d+\w? .*\b(?:street|st|avenue|ave|road|rd|drive|blvd|boulevard|lane|suite|floor|way|highway|parkway|place|court|square|box|north|south|east|west)\b/i;

/** A table of definitions has its verb beside the word that it defines: `Employee | Means any salaried person`. */
const definingVerb =
  /^(?:means|includes?|has the meaning|shall mean|refers to|is defined)(?:$| (?:the|an?|any|all|each|every|those|that|it|either|given|set|as|to|in)\b)/i;

/** Tells whether words can be the name of a party: not a date, address, pronoun, role or name of an agreement. */
export function isName(words: string): boolean {
  return (
    words.length >= 2 &&
    words.length <= 120 &&
    /\p{L}{2}|\p{L}\W?\p{L}|\p{L}\d/u.test(words) &&
    !notName.test(words) &&
    !definingVerb.test(words) &&
    !month.test(words) &&
    !rolesAlone.test(words) &&
    !roleWithName.test(words) &&
    !office.test(words) &&
    !fragment.test(words) &&
    !place.test(words) &&
    parseJurisdiction(words) === undefined &&
    findLegalFormAt(words, 0)?.end !== words.length &&
    !street.test(words) &&
    !/^(?:\p{Lu}\.)+$/u.test(words) &&
    !/^(?:Inc|LLC|Ltd|Corp|Co|LP|Limited|Company|Corporation|Bank|Trust|Fund|Association|Partnership)\.?$/i.test(
      words,
    ) &&
    !/\b(?:Agreements?|Addendum|Cover Page|Written Consent|Privacy Policy|Terms of Service|Securities Act|Exchange Act|Bankruptcy Code)\b/i.test(
      words,
    )
  );
}
