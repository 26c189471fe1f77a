/** The titles of the parts of what a document says. */
export const gistTitles = {
  keySentences: 'What it says',
  duties: 'Who is to do what',
  figures: 'Figures in it',
  names: 'Names in it',
  sections: 'Its sections',
} as const;

/** What the key sentences are, for whoever wonders who chose them. */
export const keySentencesNote =
  'Sentences of the document, chosen by how much of what it repeats they say. Nothing in them is changed.';
