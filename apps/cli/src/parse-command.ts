import { parseArgs } from 'node:util';
import { createUsageError } from './command-error.ts';

export type OutputForm = 'terminal' | 'json' | 'markdown';

export interface AnalyzeCommand {
  readonly kind: 'analyze';
  /** Path of the document; `-` is standard input. */
  readonly file: string;
  readonly form: OutputForm;
  /** The party whose side the reader takes, as typed. */
  readonly side: string | undefined;
  /** The file that holds the password of the document. */
  readonly passwordFile: string | undefined;
  /** Where the report goes; nothing for standard output. */
  readonly output: string | undefined;
}

export interface RedlineCommand extends Pick<AnalyzeCommand, 'file' | 'side' | 'passwordFile'> {
  readonly kind: 'redline';
  /** The Word document that is written. */
  readonly output: string;
}

export type Command =
  | AnalyzeCommand
  | RedlineCommand
  | { readonly kind: 'help' }
  | { readonly kind: 'version' };

/** Reads the words of a command line. Throws a CommandError with exit code 2 for what is no command. */
export function parseCommand(words: readonly string[]): Command {
  const { values, positionals } = parseWords([...words]);
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };
  const [name, ...files] = positionals;
  if (name === 'help') return { kind: 'help' };
  if (name === undefined) throw createUsageError('a command is missing');
  if (name !== 'analyze' && name !== 'redline')
    throw createUsageError(`there is no command "${name}"`);
  const [file, ...others] = files;
  if (file === undefined || file === '') throw createUsageError('the document is missing');
  if (others.length > 0) throw createUsageError('one document at a time, please');
  if (values.json && values.markdown) {
    throw createUsageError('--json and --markdown exclude each other');
  }
  if (values.side?.trim() === '') throw createUsageError('--side needs the name of a party');
  if (values['password-file'] === '') throw createUsageError('--password-file needs a file');
  const output = values.output === '-' ? undefined : values.output;
  if (name === 'redline') {
    if (output === undefined) throw createUsageError('redline needs --output and a file name');
    if (values.json || values.markdown) throw createUsageError('redline writes a Word document');
    return {
      kind: 'redline',
      file,
      side: values.side,
      passwordFile: values['password-file'],
      output,
    };
  }
  return {
    kind: 'analyze',
    file,
    form: values.json ? 'json' : values.markdown ? 'markdown' : 'terminal',
    side: values.side,
    passwordFile: values['password-file'],
    output,
  };
}

function parseWords(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', short: 'v', default: false },
        json: { type: 'boolean', default: false },
        markdown: { type: 'boolean', default: false },
        side: { type: 'string' },
        'password-file': { type: 'string' },
        output: { type: 'string', short: 'o' },
        // Read where errors are reported, so that it also applies to errors of this function.
        debug: { type: 'boolean' },
      },
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The rest of Node's message explains how to write a file name that begins with a hyphen.
    const [sentence = ''] = error.message.split(/[.\n]/);
    throw createUsageError(sentence.charAt(0).toLowerCase() + sentence.slice(1));
  }
}
