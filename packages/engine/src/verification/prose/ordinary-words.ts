/** Words with which a sentence of an explanation can begin, or which a title writes with a capital; none names anything. */
const words = `
a about above absent accept accepting according accordingly across act acting action actual actually add adding addition additional
additionally adequate advance adverse advice advise affected after afterwards again against agree agreed agreeing align all allow
allowing allows almost alone along already also alternatively although always ambiguous among amount amounts an and annual another any
anybody anyone anything apart apparently appears applicable apply approach are around as ask asking aside assess assume assuming at
attention automatic automatically available avoid aware back balance balanced based basic basically be because become been before
begin beginning behind being below besides best better between beware beyond big both breach breaches breaking brief bring broad
broadly budget but buy by calculate can cannot cap capped caps carefully case cases caution certain challenge change changes changing
charge charges check checking choose clarify clarity clear clearer clearly close come common commonly compare compared complete
concern concerning concerns conditions confirm conflict consequence consequences consequently consider considerable considering
consult continue continued contrary control cost costs could cover coverage covered covers create critical crucial current currently
customary cut damage damages data date dates deadline deadlines decide declining default define defined definition definitions delay
delays delete deleting demand depending deposit despite detailed details determine did difference different difficult direct directly
discuss discussing dispute disputes do document does doing double doubt draft drafting due duration during duties duty each earlier
early either else elsewhere employee employees enable end ending ends enforcement enough ensure ensuring entire equally especially
establish even eventually ever every everybody everyone everything evidence exactly examine example except exceptions excessive
exclude excluding exclusion exclusions existing exit expect expected expenses experience explain explanation explicit explicitly
exposed exposure express extend extended extends extension extra extremely face fact failing failure fair fairly fairness far favour
favourable few final finally financial find finding fine first firstly fix fixed flexible following for foremost formal former
forever fortunately four frequently from full fully further furthermore future gain general generally get getting give given gives
giving go going good great greater ground guarantee had half harm has have having he heavy hence her here hidden high higher highest
highly his hold how however identify if ignore immediate immediately implied important importantly impose in inadequate incidentally
include included includes including incomplete inconsistent increase increased increases indeed indefinite indicate indirect
inform information initially insert insist insisting instead insufficient insurance intended interest internal interpretation into
is issue issues it its itself just keep keeping key know knowing known lack lacking large largely last lastly late later latter law
lawyer leave leaving legal legally less let level liability likely likewise limit limitation limitations limited limiting limits
list little long look losing loss losses lost low lower lowest made main mainly major make makes making manage mandatory many mark
market material matter matters maximum may maybe me mean meaning means meanwhile measure meet mention merely might mind minimum
minor missing mixed modest moderate modify money monitor monthly more moreover most mostly move much multiple must mutual my narrow
naturally near nearly necessary need needs negative negotiate negotiating negotiation neither never nevertheless new next no nobody
non none nonetheless nor normal normally not notable notably note noteworthy nothing notice noticeably notify noting notwithstanding
now number numerous obligation obligations obtain obtaining obvious obviously occasionally of off offer offering offers often old
omit omitting on once one ones ongoing only open operational option optional or order ordinary original originally other others
otherwise our out outside over overall overly own owner owners ownership paid part partial particular particularly parties party
past pay paying payment payments penalties penalty people per perform performance perhaps period periods permanent permit person
personal persons place plain please point points poor position positive possible possibly potential potentially power powers
practical practically practice precise predictable prefer prepare present presently preserve presumably prevent previous price
prices pricing primary principal prior private pro probably problem problematic problems procedure proceed process prohibit promise
prompt proper properly proposal propose proposing protect protecting protection protections prove provide provided provides
providing provision provisions purely purpose push put quality quarterly question questions quick quite raise raising rare rarely
rate rather read readers reading real reason reasonable reasonably receive recent recommend recommendation recommended recommending
reconsider record records recover reduce reduced reducing refer reference refunds refuse regarding regardless regular reject
rejecting related relatedly relates relatively reliance rely remains remedies remedy remember remove removing renegotiate renewal
renewals rent repeated replace replacing report reportedly request requesting require required requirement requirements requires
requiring resist resolve respectively responsibilities responsibility restrict restriction restrictions result resulting retain
review reviewing revise revising right rights rigid risk risks risky roughly rule rules safe safeguard safeguards same save say
scope second secondly secure security see seek seeking seems seen select sell send sentence separate separately serious service
services set setting several severe severity shall she short should show shows side sign significant significantly signing similar
similarly simple simply since single slightly small so some somebody someone something sometimes somewhat soon specifically specify
specifying standard standards start starting state stated statement states stating status stay still stop strange strict strictly
strike striking strong strongly subject subsequent subsequently substantial such sudden suggest suggested suggestion suggests
suitable sum summary supply support surprisingly suspension take taken takes taking talk tell term terminate terminating termination
terms than thanks that the their them then there thereafter therefore these they thing things think third thirdly this those though
three through throughout thus tie tight time timely timing title to today together too total towards track transfer translate treat
trigger true try turn two type typical typically ultimately unbalanced uncapped uncertain uncertainty unclear under underline
understand understandably undefined uneven unfair unfortunately unilateral unless unlike unlikely unlimited until unusual unusually
up upfront upon use used useful users uses using usual usually vague value vagueness various verify very via view void wait waiver
waivers waiving want warning warranties warranty was watch way we weak weigh well were what whatever when whenever where whereas
wherever whether which while who whoever whole whose why wide will wise with within without word wording words work worth would
write writing written wrong year yearly years yes yet you your yours yourself`;

const ordinary: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
const ending = /^\p{L}{3,}(?:ly|ness|ingly|ability|ibility|isation|ization)$/u;

/** Whether a word, in small letters, is one that anybody uses at the start of a sentence. */
export function isOrdinaryWord(bare: string): boolean {
  return ordinary.has(bare) || ending.test(bare);
}

const free: ReadonlySet<string> = new Set(
  (
    'i agreement agreements contract contracts document documents clause clauses section sections article articles ' +
    'paragraph paragraphs schedule schedules exhibit exhibits annex appendix attachment attachments party parties ' +
    'recital recitals mr mrs ms dr ip nda sla faq pdf ai'
  ).split(' '),
);

/** Whether a word, in small letters, may be written with a capital of any document: `Agreement`, `Clause`, `IP`. */
export function isFreeWord(bare: string): boolean {
  return free.has(bare);
}
