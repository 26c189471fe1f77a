/** Headings over lists of sources. */
export const referenceHeading =
  /^(?:\d+\.?\s+)?(?:references?(?: list)?|list of references|works? cited|works consulted|bibliography|annotated bibliography|sources(?: cited)?|literature cited|literature|further reading)\s*:?$/i;
/** Headings of lists that may contain works that the text does not cite. */
export const readingListHeading = /bibliograph|further reading|consulted/i;
/** Headings over what stands behind the text proper. */
export const backMatterHeading =
  /^(?:appendix|appendices|annex|acknowledge?ments?|footnotes|endnotes|notes|glossary|declaration|author'?s? notes?)\b/i;
export const contentsHeading = /^(?:table of )?contents$/i;
export const promptHeading =
  /^(?:essay |writing )?(?:prompt|question|task|assignment(?: brief)?|brief|instructions?|essay question|topic)\s*\d*:?$/i;
/** A line that says of itself that it is the task. */
export const promptLabel =
  /^(?:essay |writing |exam )?(?:prompt|question|task|assignment|brief|instructions?|topic)\s*\d{0,2}\s*[:.–—-]\s*\S/i;
export const rubricHeading =
  /^(?:(?:grading|marking|assessment|scoring) )?(?:rubric|criteria|marking scheme|mark scheme|grading scheme)\b/i;
export const abstractHeading = /^(?:\d+\.?\s+)?(?:abstract|executive summary|summary)\s*:?$/i;
export const introductionHeading =
  /^(?:\d+\.?\s+|i\.\s+)?(?:introduction|background|opening)\b.{0,40}$/i;
export const conclusionHeading =
  /^(?:\d+\.?\s+|[ivx]+\.\s+)?(?:conclusions?|concluding remarks|closing|summary and conclusions?)\b.{0,40}$/i;
/** A task opens with what is to be done. */
export const instructionStart =
  /^(?:\d+[.)]\s*|[a-z][.)]\s*|["“'(]+)?(?:(?:critically|briefly|carefully) )?(?:analy[sz]e|assess|compare|contrast|define|describe|discuss|evaluate|examine|explain|explore|identify|illustrate|justify|outline|summari[sz]e|reflect on|write|answer|choose|using|read the|to what extent|how far|do you agree)\b/i;
export const instruction =
  /\b(?:analy[sz]e|assess|compare|contrast|critically|define|describe|discuss|evaluate|examine|explain|identify|illustrate|justify|outline|summari[sz]e|to what extent|how far|account for|reflect on|agree or disagree|give (?:reasons|examples))\b/gi;
export const captionStart =
  /^(?:fig(?:ure|\.)|table|chart|graph|equation)\s*\d+(?:\.\d+)?\s*[.:–—-]?\s/i;
/** Lines of a title page that are not the title: names, dates, lengths. */
export const bylineCue =
  /^(?:by\b|name\b|author|student|professor|prof\b|dr\b|instructor|teacher|tutor|lecturer|course|class\b|module|date|due\b|word (?:count|limit)|words\b|submitted|university|college|school of|department|faculty|running head|page\b|\d{1,2}(?:st|nd|rd|th)?\s+\p{L}+\s+\d{4}$|\p{L}+\s+\d{1,2},?\s+\d{4}$|\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$|[A-Z]{2,5}\s?-?\d{2,4}\b)/iu;
export const knownSection =
  /^(?:\d+(?:\.\d+)*\.?\s+)?(?:abstract|introduction|background|literature review|methods?|methodology|materials and methods|procedure|results?|findings|analysis|discussion|results and discussion|limitations|conclusions?|recommendations|hypothesis|aims?|objectives?)$/i;
