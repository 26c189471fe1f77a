/** Words with which a sentence of an explanation can begin, or which a title writes with a capital; none names anything. */
const words = `
a about above absent accept access account accounts across act acting action activities actual add adding additional address
adequate advantage advantages adverse advice advise affiliate affiliates after afterwards again against age agent agents agree
alas albeit align all allow allows almost alone along already also although always ambiguous amend among amount amounts an and
annual another any anybody anyone anyway apart appears approach approval approvals arbitrators are around article articles as
aside ask asking assess asset assets assign assist assume at attach attempt audit audits authorities authority authorship
automatic avoid award awards aware back background backup backups ban bank bankruptcy banks bans base based baseline basic be
bear because become been before begin behind being believe below benefit benefits besides best better between beware beyond big
bill bills bind blanket blanks block board bonus books borrower both bound breach breaches brief bring broad budget build
buildings built bureau but buy buyer buyers by calculate call calls came campaign campaigns can cannot cap caps cards care
careful carry case cases causes cease certain certificate certificates challenge chance chances change changes charge charges
check child children choice choose city claim claims clarify clarity class clauses clean clear clearer click client clients
close club code collect come comes commercial commissions commit commits common companies company compare complain complaint
complaints complete complex comprehensive concern concerns conclude conditional conduct confidential confidentiality confirm
conflict connect consent consequences consider construct consult consumer consumers contact contain contains content continue
contractor contractors contractual contrary contrast contribute control convert cooperate copies copy correct cost costs could
count counter court courts covenant covenants cover coverage covers create credit credits criminal critical criticism cross
crucial cure curing current custom customary customer customers cut damage damages data date dates deadline deadlines deal deals
decide deduct deem default defend defense deficit define degree delay delays delete deliver deliveries delivery demand depends
deposit deposits describe describes design despite detail details determine develop device devices did different difficult
direct director directors disclaimer disclose disclosure disclosures discretionary discuss disk dismissal dispute disputes
distribute distributor do does doing dollars double doubt draft drop due during duties duty each earlier earn easy economic
effect effective effort efforts either electricity else elsewhere embed emphasise emphasize employ employee employees employer
enable encourage end ending ends enforce enjoy enough ensure enter entire entitle error errors escalate escrow essential
establish estimate evaluate even event events ever evergreen every everybody everyone exact examine example examples except
excessive exchange exclude excludes exclusions exclusive exclusivity execute exempt exercise exist exists exit expand expect
expense expenses expert experts expire expires expiry explain explicit explore export exposure express extend extends external
extra face fact fail fails failure fair faith fallback fallbacks far fault favour fax feature features federal fee feedback feel
fees few field file files fill final financial find fine first fix fixed follow for forbid foreign foremost forever form formal
format former forms formula four franchisee franchisor fraud free freedom freight from full fund furniture further furthermore
future gain game games gas general get give given gives giving go going good goods grace grant grants great greater gross ground
group groups guarantee guarantees guarantor guests had half handle happens hard hardware harm harsh has have having he headings
heads health heavy held help hence her here hereby herein hereunder hidden high higher highest highlight highlights his hold
holder holders holiday holidays honour hour hours how however idea identify if ignore illegal image images imagine immediate
impact import important impose imposes improve in inadequate inasmuch include includes income incomplete inconsistent increase
increases indefinite indemnify indemnities indemnity independent index indicate indirect individual individuals inform initial
injury input insert insist insofar insolvency install instead insufficient insurer insurers intellectual intend interest
interfere internal internet into investor invoice invoices involve is issue issues it item items its itself join joint judge
judges jury just justify keep key kind know knowhow known lack landlord landlords lapse large last late later latter law lawful
lawsuits lawyer lawyers layer leader learn lease leases leave legal lend lender lengthen less lesser lest let letter letters
level liabilities liability liable licences license licensee licenses licensor lifetime likewise limit limits link links list
little loan loans lock locks long look looks losing loss losses lost low lower lowest made mail main major make makes making
manage mandatory manual manufacturer many mark market marks material materials matter matters maximise maximum may maybe me mean
means meanwhile measure meet meetings member members memory merchandise merge merger message messages method methods might
milestones mind minimise minimum minor minutes mistake mistakes mixed moderate modest modify money monitor moral more moreover
most motion move moves much multiple must mutual my name named names narrow nature near necessary need needs negative negotiate
neither net network never nevertheless new next no nobody non none nonetheless nor normal not note noteworthy notice notices
notify noting now number numerous object objective observe obtain obvious occurs of off offer offers office offices offset often
old omissions omit on once one ones online only open operate operational opinion option optional or oral order orders ordinary
original other others otherwise our out outage outages outcome outcomes outline outside over overall overdue override overrides
overtime overview owed owing own owner owners ownership package page pages paid parcel parcels part partial particular parties
partner partners parts party past patent patents pay paying penalties penalty people per perform perhaps period periods
permanent permit perpetual person personal persons pets photograph photographs phrase phrases pick picture piece place plain
plan plans please point points policies policy poor positive post potential power powers practical practice practices precise
prefer premature premises premium prepaid prepare present preserve president press pressure prevent prevents previous price
prices primary principal print prior privacy private pro problem problematic problems procedure proceedings proceeds process
processes processor processors produce product products professional profit profits program prohibit prohibits promise promises
prompt proof proper property proportionate proposal propose prospective protect prove provide provider providers provides
provisions publicity purchase purchases purpose pursuant push put qualify quality quantify quick quite raise range ranges rare
rate rather ratio reach read readers real reason rebate receipt receive recent recipient recipients recital recommend reconsider
record records recourse recover redress reduce refer references refund refunds refuse regardless register regular reject relates
relationship release releases relief rely remains remedies remedy remember reminder reminders removal remove renegotiate renewal
renewals rent rents repair repairs repay repeat replace report reports request requests require requires resale rescind research
reseller reserve reserves resident residents residuals resign resist resolve resource resources responsibilities restrain
restraint restrict result retain retroactive return returns revenue revenues reverse review revise reword rewrite right rights
rigid risk risks risky role roles royalties royalty rule rules safe safeguard safeguards safety salary sale sales same sample
samples save say schedule schedules scope scrutinise scrutinize search seat second secondary secret secrets sector secure
security see seek seems seen select sell seller sells send sent separate serious serve server servers service services set
settle several severe severity shall share shareholder shareholders shares she shift short shorten shorter should show shows
side sign signatories signatory signature signatures significant silent similar simple since single site sites sits skip slow
small so soft soften software sole solicit solve some somebody someone sometimes somewhat soon specify spell split spread square
staff stake standard standards start state states status statute stay step steps still stipulate stipulates stock stop storage
straightforward strange strategy strengthen strengthens strict strike strong stronger structure studies study subcontractor
subcontractors subject subjective submit subprocessors subsequent substantial such sudden suffer suggest suggests sum summarise
summarize summary sums supplier suppliers support survival survive survives suspend swap system systems table tables tacit
tackle take taken takes taking talk tax taxes team teams technical tell tenant tenants tenders term terminate terms territory
test text texts than thanks that the theft their them then there thereafter thereby therefore thereof these they thing things
think third this those though three through throughout thus ticket tickets tie tight tighten time timing title titles to today
together tone too topic topics total touch towards track trade trademark trademarks trail transfer transfers translate trap
travel treat tricky trigger trouble true trust try turn two type typical uncertain uncertainties uncertainty unclear under
underline understand undertake undertakings undue unequal uneven unfair unilateral unlawful unless unlike unnecessary unpaid
until unusual up update updates upfront upgrades upkeep upon upward urgent usage use used useful users uses using usual
utilities vague value various vendor vendors venture venue verify very via view violate visitors vital void volume volumes
voluntary voting wage wages wait waiver waivers want warn warranties warranty was watch water way we weak weaknesses wear web
weigh weighs weight welcome well were what whatever when whenever where whereas whereby wherever whether which whichever while
who whoever whole whomever whose why wide will win wire wise with withdrawal withhold within without word words work worker
workers works worse worst worth would write written wrong year years yes yet you your yours yourself zero`;

const ordinary: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
// Few names end so, and hardly any that stands alone before a word in small letters.
const ending =
  /^(?:\p{L}{3,}(?:ly|ness|ability|ibility|[ai][sz]ation|tions?|sion|ments?|ance|ence|able|ible)|\p{L}{4,}(?:ing|ed))$/u;

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
