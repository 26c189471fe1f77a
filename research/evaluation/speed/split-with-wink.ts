import model from 'wink-eng-lite-web-model';
import winkNlp from 'wink-nlp';

const nlp = winkNlp(model, ['sbd']);

/** What a plain pass over a text finds. */
export interface PlainPass {
  readonly tokens: number;
  readonly sentences: number;
}

/** Splits a text into tokens and sentences with wink-nlp, and does nothing else. */
export function splitWithWink(text: string): PlainPass {
  const document = nlp.readDoc(text);
  return { tokens: document.tokens().length(), sentences: document.sentences().length() };
}
