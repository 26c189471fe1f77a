/**
 * Wordings for or against one of the hypotheses. Each is a feature of a segment, of its sentence and of the document;
 * training determines its weight. Patterns are matched against normalized text in lower case, and have bounded gaps
 * only, so that they take linear time.
 */
export const cues: readonly RegExp[] = [
  // Identification of what is confidential.
  /\b(?:marked|labell?ed|designated|identified|stamped|indicated|classified|legend)\b.{0,60}\b(?:confidential|proprietary|secret|sensitive)/,
  /\b(?:whether or not|regardless (?:of )?(?:whether|if)|irrespective|even if not|even though not|need not|without (?:being|any)|failure to|not (?:specifically |expressly )?)\b.{0,60}\b(?:mark(?:ed|ing)?|identif|designat|label|legend|stamp)/,
  /\b(?:reasonabl[ey]|should|ought|would|understood|nature of the information|circumstances)\b.{0,80}\b(?:confidential|proprietary|secret)/,
  /\b(?:any and all|all|any)\b.{0,30}\b(?:information|data|materials?|documents?)\b/,
  /\b(?:reduced? to|confirmed|summari[sz]ed|documented|put|followed up|identified)\b.{0,20}\b(?:in )?(?:writing|tangible|written)/,
  /\bwithin\b.{0,40}\bdays\b.{0,60}\bdisclosure|\b(?:at|prior to) the time of (?:its |such )?disclosure\b.{0,80}\b(?:confidential|proprietary)/,
  /\b(?:means?|refers? to|defined as|includes?)\b.{0,80}\binformation\b.{0,120}\b(?:marked|labell?ed|designated|identified|stamped)\b/,
  /\b(?:shall|must|will|should|to)\b.{0,30}\b(?:be )?(?:clearly |conspicuously |so |expressly |appropriately )?(?:mark(?:ed)?|label(?:l?ed)?|identif(?:y|ied)|designat(?:e|ed))\b.{0,60}\b(?:confidential|proprietary)/,
  // The kind of information.
  /\b(?:business|financial|commercial|marketing|pric(?:e|es|ing)|customers?|clients?|personnel|sales|suppliers?|strateg(?:y|ies)|personal (?:data|information)|accounting)\b/,
  /\b(?:technical|technolog\w+|scientific|engineering|software|source code|algorithms?|designs?|formula[es]?|processes|inventions?)\b/,
  /\bconfidential (?:or proprietary )?information\b.{0,60}\b(?:means?|shall mean|includes?|is defined|refers? to|consists?|shall include)\b/,
  // The form in which it is conveyed.
  /\b(?:oral(?:ly)?|verbal(?:ly)?|spoken|conversations?|discussions?|word of mouth|speech|telephone)\b/,
  /\b(?:in|of) (?:any|whatever|whatsoever|all) (?:other )?(?:form|format|medium|media|means|manner|kind|nature)|\bin (?:any|whatever) (?:form|format|medium|manner)|\bhowever (?:recorded|communicated|disclosed|conveyed)|\bregardless of (?:its |the )?(?:form|medium|format|manner|means)|\bintangible\b/,
  /\b(?:oral(?:ly)?|verbal(?:ly)?)\b.{0,160}\b(?:writing|written|tangible)\b|\b(?:writing|written|tangible)\b.{0,80}\b(?:oral(?:ly)?|verbal(?:ly)?)\b/,
  /\b(?:way|form|manner|medium|format) (?:or (?:form|manner|format|medium) )?in which (?:it|they|such information) (?:is|are|was|were)/,
  /\b(?:tangible|written|documentary) (?:or electronic )?(?:form|materials?|information)\b|\bin writing\b/,
  // Use for the stated purpose only.
  /\buse\b.{0,80}\b(?:solely|only|exclusively|except|other than|any (?:other )?purposes?|own benefit)\b/,
  /\b(?:solely|only|exclusively|other than|any (?:other )?purposes?)\b.{0,60}\b(?:purposes?|use|evaluat\w+|connection)\b/,
  // Who may be told.
  /\b(?:employees?|staff|personnel|officers?|directors?|representatives?|partners)\b.{0,160}\b(?:need[- ]to[- ]know|need to|bound|informed|agree|require[ds]?|access)\b/,
  /\bneed[- ](?:to[- ])?(?:know|have)\b|\bneed to (?:know|have|receive|review|access)\b/,
  /\b(?:advis[eo]rs?|consultants?|agents?|contractors?|sub-?contractors?|attorneys?|lawyers?|accountants?|counsel|auditors?|lenders?|financing sources|affiliates?|subsidiaries|representatives?|professional)\b/,
  /\brepresentatives?\b.{0,40}(?:mean|include|collectively|")|"representatives?"|\bits representatives\b/,
  /\bnot\b.{0,80}\b(?:disclos\w+|divulg\w+|reveal\w*|communicat\w+|provid\w+|transfer\w*|pass\w*|discuss\w*|release\w*|make available|publish)\b.{0,160}\b(?:third part(?:y|ies)|any (?:other )?(?:person|party|entity|individual|one)|anyone|others|person)\b/,
  /\bwithout\b.{0,60}\b(?:consent|approval|permission|authori[sz]ation|agreement)\b|\b(?:unless|except)\b.{0,60}\b(?:consent|approv|permi|authori[sz]|written)/,
  /\b(?:may|permitted to|entitled to|shall be (?:able|entitled) to|can)\b.{0,40}\b(?:disclos|share|provide|reveal|make available)/,
  /\b(?:disclos\w+|reveal\w*|access|distribut\w+|dissemin\w+)\b.{0,60}\bonly to\b|\b(?:limit|restrict)\w*\b.{0,60}\b(?:access|disclosure|dissemination)\b.{0,60}\bto\b/,
  /\bother than\b.{0,60}\b(?:employees|representatives|agents|advis|officers|directors)|\bexcept (?:to|as to|that|for)\b.{0,80}\b(?:employees|representatives|agents|advis|officers|directors)/,
  /^(?!.*\b(?:advis|consult|agents?\b|contractor|attorney|affiliat|representatives?\b|subsidiar|counsel))(?=.*\b(?:employees|staff|personnel)\b)(?=.*\b(?:only|except|other than|need|solely)\b)/,
  /\b(?:not|neither|nor)\b.{0,200}\b(?:to|with) (?:any|a) (?:other )?third part(?:y|ies)\b(?!.{0,200}\b(?:except|unless|other than|without|save)\b)/,
  /\bpermitted to (?:disclose|reveal)|\bmay (?:also )?(?:disclose|share|provide|reveal)\b.{0,120}\b(?:third part|advis|consult|agents?\b|contractor|attorney|affiliat|representatives?\b)/,
  // Disclosure that the law compels.
  /\b(?:required?|compelled|obligat\w+|obliged|ordered|requested|requirements?|pursuant|demanded)\b.{0,80}\b(?:laws?|court|subpoena\w*|order|regulat\w+|government\w*|judicial|legal(?:ly)?|stock exchange)\b/,
  /\b(?:prompt\w*|prior|advance|immediate\w*|written|reasonable|sufficient|timely|give|giv(?:es|ing)|provid\w+)\b.{0,30}\b(?:notice|notif\w+|notification)\b|\b(?:notif(?:y|ies|ied)|inform|advise|consult)\b/,
  /\b(?:required?|compelled|obligat\w+|obliged|ordered|requested|requirements?|pursuant)\b.{0,500}\b(?:notice|notif\w+|inform(?:s|ing)?|advise)\b|\b(?:notice|notif\w+|inform(?:s|ing)?|advise)\b.{0,200}\b(?:subpoena|court order|compelled|required by law|legal process)/,
  /\b(?:protective order|seek\b.{0,30}\bremed|contest|oppose|limit(?:ing)? (?:such|the|its) disclosure)/,
  // Whether the agreement itself is confidential.
  /\b(?:existence|fact that|terms|contents?|subject matter|status|conditions)\b.{0,80}\b(?:agreement|discussions?|negotiations?|relationship|transaction|talks|cooperation)\b/,
  /\b(?:press release|public(?:ly)? announce\w*|publicity|announcement|advertis\w+|public statement|publici[sz]e)/,
  /\b(?:not|neither|nor|without)\b.{0,120}\b(?:existence|fact that|discussions|negotiations|(?:this|the) agreement or|relationship between)\b/,
  // Reverse engineering.
  /\brevers\w*[- ]engineer|\bdecompil|\bdisassembl|\breverse[- ]assembl|\bde-?compil/,
  /\banaly[sz]e\b.{0,60}\b(?:sample|composition|structure|chemical|material)|\bcomposition\b/,
  // What remains allowed.
  /\bindependent(?:ly)?\b.{0,80}\b(?:develop|creat|conceiv|discover|generat|originat|deriv|produc)\w*|\b(?:develop|creat|conceiv|discover|generat)\w*\b.{0,80}\bindependent(?:ly)?\b/,
  /\bdeveloped\b.{0,60}\bwithout\b.{0,60}\b(?:use|reference|access|benefit|reliance|breach)|\bdeveloped by or (?:for|on behalf)/,
  /\bindependent(?:ly)?\b.{0,120}\b(?:knowledge|discover|acquir|obtain|research|work)/,
  /\b(?:receiv|obtain|acquir|disclos|availab|known|provid|furnish|learn|communicat|suppl|lawfully|rightfully|legally)\w*\b.{0,100}\b(?:third part(?:y|ies)|another (?:source|person|party)|sources? other than|other sources?|other than (?:the|from|a)|someone other)/,
  /\bthird part(?:y|ies)\b.{0,100}\b(?:right|lawful|legal|without (?:any )?(?:restriction|breach|obligation|similar)|not (?:under|bound|in breach|subject|prohibited)|free)/,
  /\b(?:shall|does|do|will|is|are) not (?:include|apply|extend|be deemed|be considered|cover|be subject)|\bexclud|\bexcept(?:ion|ing)?s?\b|\bno obligation\b|\bnot applicable\b/,
  // Rights and ownership.
  /\b(?:no|not|nothing|neither|nor|without)\b.{0,160}\b(?:licen[cs]es?|right,|rights?|title|interest|grant\w*|ownership)\b/,
  /\b(?:remain|sole|exclusive|property of|owned by|ownership|proprietary to)\b.{0,60}\b(?:property|owner\w*|disclos\w+|discloser|party|company)\b/,
  // Return, destruction, copies.
  /\b(?:return(?:ed|ing|s)?|destroy(?:ed|ing)?|destruction|delet\w+|erase\w*|surrender\w*|deliver(?:ed)? (?:up|back|to)|dispos\w+|expunge\w*|give back|hand over|shred\w*)\b/,
  /\b(?:return(?:ed|ing)?|destroy(?:ed|ing)?|destruction|delet\w+|erase\w*|surrender\w*|deliver|dispos\w+)\b.{0,400}\b(?:terminat\w+|expir\w+|conclu\w+|complet\w+|cessation|ceas\w+|at the end|end of|no longer|ended)\b|\b(?:terminat\w+|expir\w+|conclu\w+|complet\w+|cessation|ceas\w+|at the end|end of|no longer|ended|elects? not|decides? not|does not proceed|not (?:to )?(?:proceed|pursue|enter))\b.{0,400}\b(?:return(?:ed|ing)?|destroy(?:ed|ing)?|destruction|delet\w+|erase\w*|surrender\w*|deliver|dispos\w+)\b/,
  /\b(?:request\w*|demand\w*|notice|direct\w*|require[ds]?|instruct\w*|option)\b.{0,200}\b(?:return(?:ed|ing)?|destroy(?:ed|ing)?|destruction|delet\w+|erase\w*|surrender\w*)\b|\b(?:return(?:ed|ing)?|destroy(?:ed|ing)?|destruction|delet\w+|erase\w*|surrender\w*)\b.{0,300}\b(?:request\w*|demand\w*|notice)\b/,
  /\b(?:retain|keep|retention|archiv\w+|back-?ups?|preserve)\b/,
  /\b(?:may|entitled|permitted|right to|allowed|except|other than|notwithstanding|provided)\b.{0,100}\b(?:retain|keep|archiv\w+|back-?ups?)\b/,
  /\b(?:not|without|no)\b.{0,40}\b(?:retain(?:ing|ed)?|keep(?:ing)?)\b|\bno cop(?:y|ies)\b/,
  /\ball\b.{0,60}\b(?:cop(?:y|ies)|notes|originals|reproductions|extracts|summaries|documents|tangible|confidential information)\b.{0,120}\b(?:return|destroy)|\b(?:return|destroy)\w*\b.{0,80}\ball\b/,
  /\b(?:cop(?:y|ied|ying)|reproduc\w+|duplicat\w+|photocop\w+|photograph\w*|transcrib\w+|make (?:any |such |a )?(?:copies|copy|notes))\b/,
  /\b(?:not|no|neither|nor|without)\b.{0,80}\b(?:cop(?:y|ied|ying|ies)|reproduc\w+|duplicat\w+)\b/,
  /\b(?:cop(?:y|ied|ying|ies)|reproduc\w+|duplicat\w+)\b.{0,160}\b(?:except|unless|only|other than|to the extent|as (?:is |may be )?(?:reasonably )?(?:required|necessary|needed)|without)\b|\b(?:may|permitted to|entitled to)\b.{0,30}\b(?:make|copy|reproduce)/,
  // Staff.
  /\bsolicit\w*|\bnon-?solicit|\b(?:hire|employ|recruit|entice|induce|engage)\b.{0,80}\b(?:employees?|personnel|staff|officers?|person)\b/,
  // How long the duties last.
  /\bsurviv\w+/,
  /\b(?:terminat\w+|expir\w+)\b.{0,160}\b(?:continu\w+|remain\w*|shall not (?:affect|relieve|release)|in (?:full )?(?:force|effect)|years?|months?)\b|\b(?:continu\w+|remain\w*|bound|binding|effective|force|effect|apply|years?|months?|notwithstanding|regardless)\b.{0,100}\b(?:after|following|beyond|notwithstanding|upon|of)\b.{0,30}\b(?:terminat\w+|expir\w+|cessation|end)\b/,
  /\b(?:perpetual\w*|indefinite\w*|in perpetuity|forever|at any time|as long as|so long as)\b/,
  /\b(?:period|term) of\b.{0,30}\b(?:years?|months?)\b|\b(?:years?|months?)\b.{0,30}\b(?:from|after|following)\b/,
  // Residuals: what is remembered.
  /\bresiduals?\b|\bunaided memor|\bgeneral (?:knowledge|skills?)\b/,
];
