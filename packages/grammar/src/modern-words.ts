/**
 * Words that the checker's dictionary lacks and that are in common use: our own list, from what it pointed at in policies,
 * letters, reports and essays of careful writers. Lower case; `s` at the end is added.
 */
const words =
  'acknowledgement actionable addon airfare autofill backend badging bikeshare blog blogger bookable bootcamp brainstorm ' +
  'callout caregiver caregiving carpool cashback chatbot checkbox checkin checkout clickable cloud codebase coliving colocate ' +
  'colocated coworker coworking crowdfund crowdfunding crowdsource cybersecurity dashboard datacenter dataset deepfake deliverable ' +
  'diem dropdown eg email emoji esign esignature ebook ecommerce elearning etc faq feedback fintech firmware followup freelance ' +
  'freelancer frontend fulltime geolocation hackathon hashtag headcount healthcare homepage hotline hotspot ie inbox inclusivity ' +
  'influencer infographic intranet jobseeker judgement keycard keynote landline laptop lifecycle livestream login logout mailroom ' +
  'maker makerspace maxed microsite mindset misperception mobile multifactor neurodiverse neurodivergent neurotype newsfeed ' +
  'noncompliance noncompliant nondisclosure nonprofit offboard offboarding offline offsite onboard onboarding online onsite opt ' +
  'outage overtime parttime passcode passphrase payout payroll paywall pdf phishing photocopy placemaking podcast policymaker ' +
  'popup preorder prepay prepayment prorate prorated ransomware reachability readme rebook rebooking recusal recyclable redline ' +
  'reimbursable relaunch reopen rescheduled resell reseller reskill reupload roadmap rollout runbook screenshare screenshot ' +
  'scheduler selfie servicemember setup shareable shoutout sidebar signage signoff signup smartphone smartwatch spam ' +
  'spreadsheet stakeholder startup storefront subcontract subprocessor subtask sysadmin takeaway teammate teleconference ' +
  'telehealth telework teleworker teleworking timeframe timeline timesheet timestamp toolkit touchpoint touchscreen trackpad ' +
  'training unactionable unfollow unsubscribe upcycle uptime upskill upskilling url username vanishingly vcard videoconference ' +
  'videoconferencing vlog voicemail wayfinding webcam webinar webpage website wellbeing whiteboard whitelist wifi wiki workaround ' +
  'workday workflow worklist workplace workshop workspace workstation worldview zip';

const known: ReadonlySet<string> = new Set(words.split(' '));

/** Whether a word, in whatever form, is one that the checker's dictionary lacks. */
export function isModernWord(word: string): boolean {
  const lower = word.toLowerCase().replace(/['’]s$/, '');
  return known.has(lower) || (lower.endsWith('s') && known.has(lower.slice(0, -1)));
}
